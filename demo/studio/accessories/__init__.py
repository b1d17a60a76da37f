"""Accessories of the catalogue, one module each: `build(M)` draws it, `VIEW` says where the camera stands."""
