"""Runs under the Python whose headers are used: has mypyc write the rules as C for a machine of 32-bit addresses.

It runs in a folder with setup.py and src, and prints what each library is made of as JSON: its name, its C files and
the folders of its headers. The list of what is compiled is that of setup.py, which is asked as an installer asks it.
"""

import json
import sys
import sysconfig
from contextlib import redirect_stdout
from importlib import import_module

WASM_POINTER = 4
"""Bytes. mypyc asks the machine that it runs on, so it is told here, before it is imported."""
SUFFIX = ".so"
"""Of a library in a browser; mypyc reckons the `__file__` of a module by it."""


def main() -> None:
    """Write the C files and tell them."""
    sysconfig.get_config_vars().update(SIZEOF_SIZE_T=WASM_POINTER, SIZEOF_VOID_P=WASM_POINTER, EXT_SUFFIX=SUFFIX)
    import_module("setuptools")  # it brings `distutils`, which Python no longer has
    from distutils.core import run_setup

    with redirect_stdout(sys.stderr):
        made = run_setup("setup.py", ["build_ext"], stop_after="init")
    told = [[one.name, list(map(str, one.sources)), list(map(str, one.include_dirs))] for one in made.ext_modules or []]
    print(json.dumps(told))


if __name__ == "__main__":
    main()
