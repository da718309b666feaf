"""The fourth way to run the rules: as WebAssembly, in Node and in Chromium."""
