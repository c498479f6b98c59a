"""The WebSocket: connections, the messages in both directions, their JSON Schema."""
