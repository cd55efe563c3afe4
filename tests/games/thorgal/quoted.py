"""Cards with the numbers that the ledger's hints quote, for the tests of the effect vocabulary.

The designed costs and bands of the edition may be balanced; what a rule does with given numbers stays. A module of
rule tests says `pytestmark = pytest.mark.usefixtures("quoted_cards")`; a test with its own cards says
`with cards(...)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager
from functools import cache
from typing import Final

from meadhall.games.thorgal.cards.tables import Box, packed
from meadhall.kernel import Event
from tests.games.thorgal.box import opened
from tests.games.thorgal.scene import Scene, changed_cards, edition_with

COLUMNS: Final = ("slug", "cost", "band", "upkeep", "effect", "fenrir")
LINES: Final = """
kriss-of-valnor|1|1B 1C|discard_reserve(1)|ACT@JOUR: discard(foe,reserve,1)|
sigwald-the-burned|2|3B|have(1,Weapon)||
shaigan-the-merciless|3|2B 1C|bottom_hand(1)|PERM: if(count(Ship)>=1){attr(1B+1M)}|
tjall-the-fiery|1|1B|have(1,Archer&other)|ACT@JOUR: hurt(1){gain(this,2B)}|
argun-tree-foot|1|1C|have(1,Weapon)|PERM: cost(Weapon,-1)|
shaniah|0|1C|exhaust_this|ACT@DUSK: keep(grp(comp&other))|
volsung-of-nichor|3|2B 1C 1M|have(1,Artefact)|PERM: immune(exhaust); immune(destroy)|
darek-the-svear|1|2B|have(1,comp&other)||
petrov|1|1B 1C|max(4,comp)||
improvised-weapon|2|||ACT@JOUR: gain(this,1B+2C)|
poisoned-daggers|1|||ACT@JOUR: gain(this,1C+1M)|
pirate-ship|2|1B 1C|||
bloodstone-of-kerridwen|1|2M||ENTER: dmg(me,2)|
stolen-horse|1|1C||ACT@JOUR: redirect(*)|
hidden-loot|0|||ACT@DAWN: sac(this){reserve(3)}|
leather-mask|1|||ACT@JOUR: choose{convert(grp(comp),B>C,2) / convert(grp(comp),B>M,2)}|
unknown-powers|0|3M||dmg(me,2)|
archers|1|2B 1E||if(count(Archer)>=1){gain(this,1B)}|
ambush|1|2C 1E|||
betrayal|0|||sac(comp){detach(scourge); draw(1)}|
thieves-pact|0|||draw(1); hurt(1){draw(1)}|
sharing-the-spoils|0|||if(success){move(3,*,walhalla>deck_bottom)}else{move(1,*,walhalla>deck_bottom)}|
precise-shot|0|1B 1E|||
escape|1|1C||recall()|
blackmail|2|1C 2M||toll(2){forbid(scourge)}|
poisoned-arrow|0|2D|||
lying-in-wait|1|2C|||
pickpocket|0|||discard(foe,reserve,1)|
cutthroats|2|2B 1P 1D|||
caltrops|1|2P 1D|||
kriss-treachery|2|2C 1P||lose(grp(comp),1B)|
cut-rope|1|1B 1P 1D|||
ransom|1|1D||toll(2){exhaust(grp(comp)); dmg(foe,1)}|
sabotage|2|1D||destroy(grp(sup&cost<=2))|
raiders|3|2B 2C 1D|||
spy|0|1P||reveal(foe)|
fools-bargain|0|1D||tax(1,comp)|
arson|1|2D||if(fail){dmg(foe,2)}|
brigands-lair||1B 4C||draw(2); move(1,*,hand>deck_bottom)|ACT@DAWN: discard(foe,reserve,1)
shaigans-castle||3B 3C||reserve(3)|ACT@JOUR: gain(dest,1B)
kerridwens-tower||3B 2C||move(1,sup,walhalla>hand)|ACT@DUSK: dmg(foe,1)
thorgal-stars|3|1B 1C 1M|have(1,comp&other)|ACT@JOUR: choose{gain(this,1B) / gain(this,1C) / gain(this,1M)}|
varth|2|3M|discard_all_reserve||
haynee|2|1C 1M|bottom_hand(1)|PERM: prophecy(1)|
ogotai|3|1C 3M|dmg(1)|OPP: attr(1M)|
slive|2|2C|none(Mage&other)|ACT@JOUR: lose(dest,1B)|
jolan|2|1M|have(1,comp&other)|ACT@JOUR: detach(scourge&cost<=2)|
louve|1|1C|have(1,comp&other)|PERM: aura(Animal,1B)|
mestor|2|2B|have(1,Star&other)|PERM: if(count(Artefact)>=1){attr(1M)}|
ileniya|1|1C 1M|state(reserve>=1)||
ring-of-ouroboros|2|||ACT@DUSK: choose{keep(grp(comp)) / move(1,event,walhalla>deck_top)}|
crown-of-ogotai|3|2M||ACT@JOUR: forbid(terrain); gain(this,1C)|
survival-pod|1|||ACT@DAWN+JOUR: prevent(2)|
the-metal-that-doesnt-exist|1|1B||PERM: immune(destroy); immune(exhaust)|
thorgals-bow|1|||ACT@JOUR: gain(this,1B); if(count(Archer)>=1){gain(this,1B)}|
muff|0|||ACT@JOUR: gain(this,1B)|
the-talisman|1|1C||ACT@DAWN: scry(3)|
telekinesis|1|1C 1M 1E|||
ancestral-memory|0|||move(1,*,walhalla>deck_bottom); draw(1)|
force-field|0|1B||prevent(1); protect(grp(*))|
mind-control|1|2P|||
vertigo|0|2D|||
forgetting|1|||discard(foe,hand,1)|
inertia-field|2|1D||forbid(activate_sup)|
stolen-knowledge|0|||draw(1); reveal(foe)|
pyramid-of-mayaxatl||2C 4M||reserve(3)|ACT@DAWN: exhaust(grp(*))
xinjin-village||1B 2C 2M||search(5,comp)|ACT@DUSK: dmg(foe,1)
veronar|1|2C|have(1,Warrior)||
shardar-the-powerful|3|2C 1M|discard_reserve(1)|ACT@JOUR: pay(1){gain(this,1C+1M)}|
jarl-ewing|2|2B 1C|state(reserve>=1)||
helgith|1|1M|have(1,Lord&other)|ACT@DAWN: scry(3)|
syrane|1|1C|have(1,comp&other)|ACT@JOUR: pay(1){gain(this,1C+1M)}|
baron-zorn|0|1C|max(3,comp)||
emperor-magnus|3|1B 3M|bottom_hand(1)|OPP: attr(1B)|
queen-of-umbria|2|1C 1M|have(2,comp&other)|PERM: oppose_cost(1); cost(event,-1)|
mercenaries|1|2B|discard_reserve(1)||
the-black-galley|3|2B||ACT@DAWN+JOUR+DUSK: move(1,*,discard>reserve)|
treasure-of-brek-zarith|2|||ACT@DAWN+JOUR+DUSK: move(2,*,discard>reserve)|
burning-mirrors|2|||ACT@JOUR: gain(this,3M)|
crown-of-brek-zarith|1|1C||PERM: if(count(Lord)<=1){attr(1M)}|
royal-seal|1|||PERM: cost(comp,-1)|
black-panther|1|||ACT@JOUR: gain(this,1B+1M)|
masters-armour|2|1B 1M|||
feather-suit|0|||ACT@JOUR: sac(comp){gain(this,2C+1M)}|
taxes|0|||reserve(2)|
royal-command|1|1B 1C 1E|||
court-intrigue|1|2C||discard(foe,reserve,1)|
raising-the-troops|0|||search(5,comp); discount(1,comp)|
duel-of-honour|1|2B||if(opposed){gain(this,1B)}|
bribery|1|||pay(1){detach(scourge)}|
hostages|1|1C||recall()|
poison|0|2D|||
toll|0|||tax(1,*)|
labyrinth|2|2C 1P 1D|||
royal-edict|1|1D||forbid(event)|
city-of-umbria||2B 3C||draw(2)|ACT@JOUR: gain(dest,1C)
thorgal-vikings|3|1B 1C 1M|have(1,comp&other)|ACT@JOUR: choose{gain(this,1B) / gain(this,1C) / gain(this,1M)}|
aaricia|1|1B 1C|bottom_all_hand|ACT@JOUR: ready(grp(other))|
gandalf-the-mad|2|3B|none(Star)||
leif-haraldson|3|1B 1C|have(2,Viking&other)|ACT@JOUR: if(count(Viking&comp)>=3){gain(this,2B)}else{gain(this,1B)}|
hierulf-the-thinker|1|1C 1M|max(4,comp)||
wor-the-magnificent|2|2B|have(1,Weapon)|ACT@JOUR: choose{gain(this,1B) / gain(this,1M)}|
solveig|0|1C|exhaust_this||
longship|2|1B 1C|||
round-shield|1|||ACT@DAWN+JOUR+DUSK: prevent(1)|
shield-of-thor|3|2M||PERM: immune(destroy); armor(1)|
northland-horse|1|1C||ACT@DAWN: scry(2)|
mead-horn|0|||ACT@JOUR: ready(grp(comp))|
expedition|0|||choose{search(5,Ship) / terrain_in()}; draw(1)|
feast|1|||draw(2); reserve(1)|
glorious-death|0|1B||sac(comp){gain(this,2B+2M)}|
valkyries|1|||move(1,comp,walhalla>deck_top)|
blood-oath|1|1B 1C||if(count(Viking&comp)>=3){gain(this,1M)}|
stunned|0|2D|||
wolf-of-fenrir|1|1B 1D|||
storm-at-sea|1|1M 1P|||
nidhogg|3|2C 2M 1D|||
thors-wrath|2|2M 1D|||
early-winter|0|1P|||
enemy-longships|2|3B|||
shipwreck|2|1D||destroy(grp(sup&cost<=2))|
alinoe|2|1C 1M 2P|||
judgment-of-the-thing|2|1D||bounce(grp(comp&cost<=2))|
fortified-harbour||4B||reserve(2)|ACT@JOUR: gain(dest,1B)
village-of-the-northern-vikings||3B 2M||search(5,comp); reserve(1)|ACT@DUSK: dmg(foe,1)
gates-of-asgard||3B 3M||move(1,comp,walhalla>hand); reserve(2)|ACT@JOUR: gain(dest,1M)
skellingar||3B 2C||draw(2)|ACT@DAWN: exhaust(grp(comp))
the-second-world||1B 2C 2M||terrain_in(); move(3,*,walhalla>deck_bottom)|ACT@DAWN: reserve(1)
"""  # in the order of COLUMNS
QUOTED: Final[Mapping[str, Mapping[str, str]]] = {
    line.split("|")[0]: dict(zip(COLUMNS[1:], line.split("|")[1:], strict=True)) for line in LINES.split("\n") if line
}


@cache
def quoted_box() -> Box:
    return packed(edition_with(QUOTED))


def play_with_quoted_cards() -> Iterator[None]:
    """The quoted cards for the time of one test."""
    with opened(quoted_box()):
        yield


def cards(changes: Mapping[str, Mapping[str, str]]) -> AbstractContextManager[None]:
    """The quoted cards, some of them with other words: `{"taxes": {"effect": "draw(1)"}}`. Set scenes inside."""
    return changed_cards({**QUOTED, **{slug: {**QUOTED.get(slug, {}), **new} for slug, new in changes.items()}})


def effect(slug: str, text: str) -> AbstractContextManager[None]:
    """The quoted cards, one of them with another effect."""
    return cards({slug: {"effect": text}})


def heard(s: Scene, faction: str, *kinds: str) -> list[Event]:
    """The events of these kinds that a player may see."""
    entries = [entry for entry in s.match.log if entry.heard_by(s.seat(faction))]
    return [entry.event for entry in entries if type(entry.event).__name__ in kinds]
