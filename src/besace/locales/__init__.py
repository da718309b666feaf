"""Texts for people, a folder a language: sentences in Fluent files ``fr/*.ftl``, rules in ``fr/rules``, memos in ``fr/memo``."""
