"""All msgids of the code, looked for once."""

from functools import cache

from tools.build_locale import Message, find_messages


@cache
def msgids() -> dict[str, Message]:
    """Each msgid as it stands in the code."""
    return find_messages()
