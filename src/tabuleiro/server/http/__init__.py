"""REST over HTTP: one file per resource, the models of requests and responses, middleware, the page."""
