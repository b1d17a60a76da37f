"""Places to show vehicles in: sets, what stands in them, and the shots of slides and gallery."""
