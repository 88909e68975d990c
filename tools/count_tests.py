"""`count_tests.py REPORT...` adds up pytest's XML reports: a line for each run, then the sum."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree


def count(report: Path) -> Counter[str]:
    """A test that fails in its set-up is an error in the report; for whoever reads the sum it failed."""
    suites = ElementTree.parse(report).iter("testsuite")
    total: Counter[str] = Counter()
    for suite in suites:
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped = int(suite.get("skipped", 0))
        total += Counter(passed=int(suite.get("tests", 0)) - failed - skipped, failed=failed, skipped=skipped)
    return total


def late(report: Path) -> list[str]:
    """The tests that passed at their second try only."""
    cases = ElementTree.parse(report).iter("testcase")
    return [str(case.get("name")) for case in cases if case.find("properties/property[@name='tries']") is not None]


def said(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[outcome]} {outcome}" for outcome in ("passed", "failed", "skipped"))


def main() -> None:
    reports = [Path(argument) for argument in sys.argv[1:]]
    counts = [count(report) for report in reports]
    print()
    for report, counted in zip(reports, counts, strict=True):
        print(f"{report.stem + ':':12} {said(counted)}")
    if twice := [name for report in reports for name in late(report)]:
        print(f"waited for twice: {', '.join(twice)}")
    together = sum(counts, Counter[str]())
    print(f"{'together:':12} {said(together)}")
    sys.exit(together["failed"] > 0)


if __name__ == "__main__":
    main()
