"""Bots that are asked for by what somebody writes: with settings, from other packages, among those that a server offers."""
