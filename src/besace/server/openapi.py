"""Write the description of the server's interface: ``python -m besace.server.openapi`` prints it, for generators of clients."""

import json

from besace.server.http.app import create_app
from besace.server.settings import Settings

if __name__ == "__main__":
    print(json.dumps(create_app(Settings()).openapi(), ensure_ascii=False))
