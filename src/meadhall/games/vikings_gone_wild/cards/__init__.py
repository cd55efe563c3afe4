"""The content of Vikings Gone Wild: the box, its base edition, and the words effects are written in."""
