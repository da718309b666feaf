"""Texts for people, in Fluent files, a folder a language: ``fr/*.ftl``, ``en/*.ftl``."""
