"""The JSON Schema of every message of the socket, from which the page's TypeScript types are generated."""

from typing import Annotated

from pydantic import BaseModel, Field
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core.core_schema import CoreSchema

from tabuleiro.server.sockets.client_messages import ClientMessage
from tabuleiro.server.sockets.server_messages import ServerMessage


class WithoutTitles(GenerateJsonSchema):
    """Leaves out the title of each field, which generators would take for the name of a type of its own."""

    def field_title_should_be_set(self, schema: CoreSchema) -> bool:  # noqa: ARG002 - no kind of field has one
        """No field has a title; models keep theirs."""
        return False


class Messages(BaseModel):
    """Both directions of the socket."""

    client: Annotated[ClientMessage, Field(discriminator="type")]
    server: Annotated[ServerMessage, Field(discriminator="type")]


def message_schema() -> dict[str, object]:
    """One schema: `client` and `server` are the unions, `$defs` holds every message by its name."""
    return Messages.model_json_schema(schema_generator=WithoutTitles)
