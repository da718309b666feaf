"""The version of everything here: the package, the command, the table server, the page and the module for browsers."""

VERSION = "0.1.0"
