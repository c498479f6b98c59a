"""Tables without a server: the server's table code in a browser's worker, over what the browser keeps (IndexedDB)."""
