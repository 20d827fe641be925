"""What holds for every test: no test may fail because the machine is slow."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
