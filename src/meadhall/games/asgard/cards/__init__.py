"""What is in the box of Asgard: tiles by number, words of effects, tables of an edition and who reads them."""
