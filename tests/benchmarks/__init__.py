"""How fast the library is, beside what it may be compared with.

`python -m tests.benchmarks` runs everything in one process on one core; see docs/speed.md.
"""
