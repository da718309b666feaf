"""What an error message looks like."""


def is_one_sentence(text: str) -> bool:
    """One line that begins like a sentence, ends with a full stop and can be printed anywhere."""
    return text.isprintable() and text.endswith(".") and not text.endswith("..") and text == text.strip()
