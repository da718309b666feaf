"""Those who would read a state or keep one, in all the ways that we could think of: see test_one_door.py."""

PEEKERS = {
    "by another name": """
        def peek(match):
            harmless = match._state
            lunch = harmless
            return lunch["mice"]
        """,
    "a field of a twin": """
        def peek(game, match):
            twin = game.functions.State()
            return twin.load(match._state).mice
        """,
    "made by the kernel": """
        def peek(game, kind):
            mine = new_records(game.functions, kind)
            boxed.setup(mine, 4, [], [])
            return mine[0].mice
        """,
    "an array of that type": """
        def peek(game):
            a = np.zeros(1, game.functions.STATE)
            boxed.setup(a, 4, [], [])
            return a.tobytes()
        """,
    "in a dict": """
        def peek(match):
            lunch = {}
            lunch["box"] = match._state
            return lunch["box"][0]["mice"]
        """,
    "in a list of pairs": """
        def peek(matches):
            pairs = [(match.ply, match._state) for match in matches]
            for ply, thing in pairs:
                print(ply, thing)
        """,
    "in a closure": """
        def outer(match):
            thing = match._state
            def inner():
                return thing["mice"]
            return inner
        """,
    "in a lambda": """
        def peek(match):
            get = lambda: match._state
            return get()["mice"]
        """,
    "in an attribute": """
        class Lunch:
            def __init__(self, match):
                self.box = match._state
            def eat(self):
                return self.box["mice"]
        """,
    "in an attribute of somebody else": """
        def pack(lunch, match):
            lunch.box = match._state
        def eat(lunch):
            return lunch.box[0].mice
        """,
    "in a field of a tuple": """
        class Lunch(NamedTuple):
            box: object
        def peek(match):
            return Lunch(match._state).box["mice"]
        """,
    "through a function": """
        def give(match):
            return match._state
        def peek(match):
            return take(give(match))
        def take(thing):
            return thing[0]["mice"]
        """,
    "through one of several methods of a name": """
        class Lunch:
            def box(self):
                return self.match._state
        class Dinner:
            def box(self):
                return 1
        def peek(meal):
            return meal.box()["mice"]
        """,
    "through a generator": """
        def give(matches):
            for match in matches:
                yield match._state
        def peek(matches):
            for thing in give(matches):
                return thing["mice"]
        """,
    "through a property": """
        class Lunch:
            @property
            def box(self):
                return self.match._state
        def peek(lunch):
            return lunch.box["mice"]
        """,
    "by a name found at run time": """
        def peek(match, field):
            return int(match._state[field][0])
        """,
    "by getattr": """
        def peek(match, field):
            return getattr(match._state[0], field)
        """,
    "by its memory": """
        from besace.kernel.fingerprint import words_of
        def peek(match):
            return words_of(match._state)
        """,
    "by printing": """
        def peek(match):
            return f"{match._state}"
        """,
    "by comparing": """
        def peek(one, other):
            return one._state == other._state
        """,
    "by giving it away": """
        def peek(match, socket):
            socket.send(match._state)
        """,
}

KEEPERS = {  # by what the state is put into
    "LUNCH": """
        LUNCH = None
        def keep(match):
            global LUNCH
            LUNCH = match._state
        """,
    "PACKED": """
        PACKED = []
        def keep(match):
            PACKED.append(match._state)
        """,
    "BY_MATCH": """
        BY_MATCH = {}
        def keep(match):
            BY_MATCH[match] = (1, match._state)
        """,
    "Lunch.box": """
        class Lunch:
            def keep(self, match):
                self.box = match._state
        """,
    "*.box": """
        def keep(match, lunch):
            setattr(lunch, "box", match._state)
        """,
}
