"""Builds the package: `build.py engine` for the tests and the bench, `build.py wheels` for those who install it.

mypyc puts its compiled modules beside the sources, and sources are shadowed by them. So nothing is ever built in the
tree itself: each build works on a copy that is thrown away. Without a C compiler there is no compiled build, and both
commands say so.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
SOURCES = ROOT / "src" / "greathall"
PACKAGING = ("pyproject.toml", ".gitignore", "LICENSE", "README.md")
MADE_BY_PYTHON = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def run(*command: str | Path, where: Path = ROOT, **environment: str) -> None:
    subprocess.run(command, check=True, cwd=where, env=os.environ | environment)


# ----------------------------------------------------------------------------------------------- the C compiler


def compiles() -> bool:
    """Whether a C compiler is here, with the headers of this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    command = [*compiler.split(), f"-I{sysconfig.get_path('include')}", "-fsyntax-only", "-xc", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


def have_compiler() -> bool:
    if not compiles():
        subprocess.run([ROOT / "tools" / "debian.sh", "gcc", "libc6-dev", "python3-dev"], check=False)
    return compiles()


# ------------------------------------------------------------------------------------------------------- a wheel


def build_wheel(destination: Path, *, compiled: bool) -> Path:
    """Hatchling is called without isolation: what it needs is locked in .venv, and nothing else is fetched."""
    with tempfile.TemporaryDirectory(prefix="greathall-") as copy:
        for name in PACKAGING:
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, copy)
        shutil.copytree(ROOT / "src", Path(copy, "src"), ignore=MADE_BY_PYTHON)
        hooks = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "true"} if compiled else {"HATCH_BUILD_NO_HOOKS": "true"}
        made = Path(copy, "dist")
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", made, where=Path(copy), **hooks)
        (wheel,) = made.iterdir()
        destination.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(wheel, destination))


# ------------------------------------------------------------------------------------------- the compiled engine


def sources(*parts: str) -> Iterator[Path]:
    for path in sorted(SOURCES.joinpath(*parts).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def key() -> str:
    """Changes with everything that the compiled modules depend on, and with nothing else."""
    digest = hashlib.sha256(sys.version.encode())
    engine = [path for path in (*sources("kernel"), *sources("games")) if path.suffix == ".py"]
    for path in [ROOT / "pyproject.toml", ROOT / "requirements" / "development.txt", *engine]:
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def follow_sources() -> None:
    """Puts what is not compiled (cards, texts, everything above the games) into the compiled build as it is now."""
    package = COMPILED / "greathall"
    wanted = {package / path.relative_to(SOURCES): path for path in sources()}
    for there in [path for path in package.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd")]:
        if there not in wanted:
            there.unlink()
    for there, here in wanted.items():
        if not there.exists() or there.read_bytes() != here.read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(here, there)


def build_engine() -> None:
    stamp = COMPILED / "key"
    if not stamp.exists() or stamp.read_text() != key():
        shutil.rmtree(COMPILED, ignore_errors=True)
        if not have_compiler():
            print("No C compiler: the engine is not compiled, and runs as plain Python only.")
            return
        print("Compiling the engine", flush=True)
        built_from = key()
        wheel = build_wheel(BUILD / "wheel", compiled=True)
        run(sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-index", "--target", COMPILED, wheel)
        stamp.write_text(built_from)
    follow_sources()


# --------------------------------------------------------------------------------------------------- both wheels


def try_out(wheel: Path, *, compiled: bool) -> None:
    """Installs a wheel as its user would, and runs the engine's tests against what was installed."""
    kind = "compiled" if compiled else "pure"
    print(f"Trying {wheel.name}", flush=True)
    environment = BUILD / f"try-{kind}"
    run(sys.executable, "-m", "venv", "--clear", environment)
    python = environment / "bin" / "python"
    install = (python, "-m", "pip", "install", "-qq")
    run(*install, "--require-hashes", "--only-binary", ":all:", "-r", "requirements/running.txt")
    run(*install, "--no-deps", "--no-index", wheel)
    run(python, "-I", "-c", "import greathall")
    run(python, "-I", environment / "bin" / "greathall", "--help")
    (packages,) = environment.glob("lib/python*/site-packages")
    tests = (sys.executable, "-m", "pytest", "-n", "auto", "-p", "tools.engine_tests")
    run(*tests, PYTHONPATH=str(packages), GREATHALL_COMPILED="1" if compiled else "")


def build_wheels() -> None:
    destination = ROOT / "dist"
    shutil.rmtree(destination, ignore_errors=True)
    kinds = [False]
    if have_compiler():
        kinds.append(True)
    else:
        print("No C compiler: only the pure package is built.")
    for compiled in kinds:
        try_out(build_wheel(destination, compiled=compiled), compiled=compiled)
    for wheel in sorted(destination.iterdir()):
        print(f"Built and tried: dist/{wheel.name}")


def main() -> None:
    commands = {"engine": build_engine, "wheels": build_wheels}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        sys.exit(f"usage: build.py {' | '.join(commands)}")
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two builds at once would clear each other's folders
        try:
            commands[sys.argv[1]]()
        except subprocess.CalledProcessError as failed:
            sys.exit(failed.returncode)


if __name__ == "__main__":
    main()
