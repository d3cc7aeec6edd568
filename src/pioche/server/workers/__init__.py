"""Several server processes behind one port: each table's requests go to one of them."""
