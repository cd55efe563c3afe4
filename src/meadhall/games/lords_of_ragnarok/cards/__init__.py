"""The content of Lords of Ragnarok: the box, its base edition, and the words effects are written in."""
