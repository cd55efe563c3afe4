"""Vikings Gone Wild: Ragnarök!"""
