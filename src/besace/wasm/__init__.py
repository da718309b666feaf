"""The fourth way to run the rules: in a browser, without any server.

The same Python source that runs interpreted and compiled becomes one WebAssembly module, by numba's front end and LLVM's
wasm32 back end, which llvmlite has on board. No other tool is needed:

    entries    which functions a page can call, and how they are called
    lower      each game by itself: numba's raw code, laid out for wasm32 and optimised for it
    memory.ll  the little that numba's code asks of its runtime: memory and reference counts
    link       one object into one module, all of whose addresses are known
    tables     what is not code: words, options, sizes, habits, levels; they lie in the module as a section of their own
    build      all of that, into one file

A module asks nothing of its host: the build refuses one with an import, or with an address of the process that made it.
"""
