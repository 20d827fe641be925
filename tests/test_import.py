"""What `import baloot` loads, and which folder imports which."""

import subprocess
import sys


def test_import_is_light() -> None:
    """Of everything the library depends on, `import baloot` loads attrs alone."""
    program = (
        "import sys, baloot;"
        "heavy = {'cattrs', 'cattr', 'yaml', 'click', 'json', 'hypothesis'};"
        "print(sorted(heavy & set(sys.modules)), 'attr' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "[] True", done.stderr


def test_public_names() -> None:
    """The public names are there, constants before classes before functions, each sorted."""
    import baloot

    def group(name: str) -> tuple[bool, bool, str]:
        return not name.isupper(), name[0].islower(), name

    assert list(baloot.__all__) == sorted(baloot.__all__, key=group)
    assert all(hasattr(baloot, name) for name in baloot.__all__)
