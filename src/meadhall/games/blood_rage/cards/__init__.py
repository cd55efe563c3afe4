"""What is in the box: words of effects, tables of an edition and who reads and checks them; `base` is ours."""
