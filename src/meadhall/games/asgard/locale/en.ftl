### Asgard: names, help texts, questions, options and what happens.

## Players

seat-red = Red
    .subject = Red
    .the = Red
    .of = of Red
    .from = from Red
    .letter = R
seat-blue = Blue
    .subject = Blue
    .the = Blue
    .of = of Blue
    .from = from Blue
    .letter = B
seat-yellow = Yellow
    .subject = Yellow
    .the = Yellow
    .of = of Yellow
    .from = from Yellow
    .letter = Y
seat-mauve = Mauve
    .subject = Mauve
    .the = Mauve
    .of = of Mauve
    .from = from Mauve
    .letter = M
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = of { $name }
    .from = from { $name }

## Gods

god-freyja = Freyja
    .power = up to { $number } Warriors from Valhalla
    .of = Freyja’s
    .to = to Freyja
    .text = Light; { $about-en }. Power: { god-freyja.power }. { $support-en }
god-baldr = Baldr
    .power = a Seal of either camp
    .of = Baldr’s
    .to = to Baldr
    .text = Light; { $about-en }. Power: { god-baldr.power }. { $support-en }
god-odin = Odin
    .power = any Turn Order tile, and a white stone
    .of = Odin’s
    .to = to Odin
    .text = Light; { $about-en }. Power: { god-odin.power }. { $support-en }
god-tyr = Tyr
    .power = the Tyr tile: it wins a lost or tied battle
    .of = Tyr’s
    .to = to Tyr
    .text = Light; { $about-en }. Power: { god-tyr.power }. { $support-en }
god-thor = Thor
    .power = the Thor tile: +{ $number } in a battle, or a Weapon of { $number } at Ragnarök
    .of = Thor’s
    .to = to Thor
    .text = Light; { $about-en }. Power: { god-thor.power }. { $support-en }
god-loki = Loki
    .power = move a recruit from one god to another
    .of = Loki’s
    .to = to Loki
    .text = Darkness; { $about-en }. Power: { god-loki.power }. { $support-en }
god-hel = Hel
    .power = remove up to { $number } recruits of one god
    .of = Hel’s
    .to = to Hel
    .text = Darkness; { $about-en }. Power: { god-hel.power }. { $support-en }
god-mimir = Mimir
    .power = a Weapon or a Spell of your choice
    .of = Mimir’s
    .to = to Mimir
    .text = Darkness; { $about-en }. Power: { god-mimir.power }. { $support-en }
god-surtr = Surtr
    .power = turn a Population over and use its bonus
    .of = Surtr’s
    .to = to Surtr
    .text = Darkness; { $about-en }. Power: { god-surtr.power }. { $support-en }
god-fenrir = Fenrir
    .power = { $number } points, or remove an opponent’s disc from its Battle slot
    .of = Fenrir’s
    .to = to Fenrir
    .text = Darkness; { $about-en }. Power: { god-fenrir.power }. { $support-en }

camp-light = Light
    .mark = ○
    .seal = a Light Seal
    .text = Freyja, Baldr, Odin, Tyr and Thor. Its Seals buy white Warriors, Giants and discs; its Battle slots give Weapons.
camp-dark = Darkness
    .mark = ●
    .seal = a Darkness Seal
    .text = Loki, Hel, Mimir, Surtr and Fenrir. Its Seals buy orange Warriors, Giants and discs; its Battle slots give Spells.

## Pieces

recruit-white = white Warrior
    .mark = ♙
    .a = a white Warrior
    .many = white Warriors
    .text = Strength 1. Falls to Valhalla when sent into a battle. { $price-en }
recruit-orange = orange Warrior
    .mark = ♟
    .a = an orange Warrior
    .many = orange Warriors
    .text = Strength 1. Falls to Valhalla when sent into a battle. { $price-en }
recruit-giant = Giant
    .mark = ♜
    .a = a Giant
    .many = Giants
    .text = Strength 2. Goes back to the reserve when sent into a battle. { $price-en }

stone-pink = pink
    .a = a pink stone
stone-yellow = yellow
    .a = a yellow stone
stone-red = red
    .a = a red stone
stone-blue = blue
    .a = a blue stone
stone-green = green
    .a = a green stone
stone-black = black
    .a = a black stone
stone-white = white
    .a = a white stone

part-pink = the pink stone
part-yellow = the yellow stone
part-red = the red stone
part-blue = the blue stone
part-green = the green stone
part-black = the black stone
part-white = the white stone
part-fourth = the stone of a fourth colour

piece-white = white Warrior
    .a = a white Warrior
piece-orange = orange Warrior
    .a = an orange Warrior
piece-giant = Giant
    .a = a Giant
piece-pink-stone = pink stone
    .a = a pink stone
piece-yellow-stone = yellow stone
    .a = a yellow stone
piece-red-stone = red stone
    .a = a red stone
piece-blue-stone = blue stone
    .a = a blue stone
piece-green-stone = green stone
    .a = a green stone
piece-black-stone = black stone
    .a = a black stone
piece-white-stone = white stone
    .a = a white stone
piece-light-seal = Light Seal
    .mark = ○
    .a = a Light Seal
piece-dark-seal = Darkness Seal
    .mark = ●
    .a = a Darkness Seal

number = { $value }

## Worlds and slots

world = World { $number }
    .in = in World { $number }
place-light = World { $number }, Light
    .part = Light
    .in = in World { $number } on the side of Light
    .text = The Light side of World { $number }: a Population or a god, and a Battle slot that gives a Weapon.
place-dark = World { $number }, Darkness
    .part = Darkness
    .in = in World { $number } on the side of Darkness
    .text = The Darkness side of World { $number }: a Population or a god, and a Battle slot that gives a Spell.
place-light-lower = Lower World of Light
    .part = Light
    .in = in the Lower World of Light
    .text = A God tile placed here scores { $number } points at once. It takes no part in battles or in Ragnarök.
place-dark-lower = Lower World of Darkness
    .part = Darkness
    .in = in the Lower World of Darkness
    .text = A God tile placed here scores { $number } points at once. It takes no part in battles or in Ragnarök.

slot-request-1 = first Request slot
    .on = on the first Request slot
    .text = The god’s two stones, if it has a colour, and its power.
slot-request-2 = second Request slot
    .on = on the second Request slot
    .text = The god’s two stones, without its power.
slot-temple = Temple slot
    .on = on the Temple slot
    .text = Pay for a Temple, give all recruits of one type, place the god’s tile in a world: your disc then supports the god.
slot-asgard = Asgard
    .on = in Asgard
    .text = Turn over an Asgard tile, buy recruits, buy discs, and send discs from the centre back into battle.

rank-upper = upper Support slot
rank-lower = lower Support slot

spot-freyja = Freyja’s Support slot
spot-baldr = Baldr’s Support slot
spot-odin = Odin’s Support slot
spot-tyr = Tyr’s Support slot
spot-thor = Thor’s Support slot
spot-loki = Loki’s Support slot
spot-hel = Hel’s Support slot
spot-mimir = Mimir’s Support slot
spot-surtr = Surtr’s Support slot
spot-fenrir = Fenrir’s Support slot
spot-world-1 = the Victory Zone of World 1
spot-world-2 = the Victory Zone of World 2
spot-world-3 = the Victory Zone of World 3
spot-world-4 = the Victory Zone of World 4
spot-world-5 = the Victory Zone of World 5
spot-world-6 = the Victory Zone of World 6
spot-world-7 = the Victory Zone of World 7
spot-centre = the centre of the board

## Phases

phase-draft = Draft
    .text = Everyone except the First Player takes a recruit, starting with the last in turn order.
phase-start = Round start
    .text = A god awakens. Seals and Asgard tiles are refilled. Players with fewer than two discs take some back.
phase-gods = Choosing gods
    .text = Everyone secretly chooses one god for each disc they have, at the same time.
phase-placement = Choosing actions
    .text = In turn order, show a god and put a disc on one of its slots, or in Asgard.
phase-actions = Actions
    .text = In turn order, each player resolves one placed disc at a time.
phase-battles = Battles
    .text = Temples score. An Ancestral Weapon is revealed for each camp. Discs on Battle slots fight, from World 1 to World 7.
phase-ragnarok = Ragnarök
    .text = Battle tiles score and the board is cleared. Populations arm themselves and recruits deploy.
phase-valhalla = Valhalla
    .text = Fallen Warriors rise for the Light gods, one at a time.
phase-arming = Weapons and Spells
    .text = Put all your Weapons and Spells face down under gods you support.
phase-twilight = The last battles
    .text = From World 1 to World 7, all tiles are revealed. Supporters of the winning gods score.
phase-over = Game over
    .text = Most points wins. If tied, the lowest Turn Order tile wins.

## Tiles

kind-weapon = Weapon
    .a = a Weapon
    .many = Weapons
    .text = Gained with a disc on a Light Battle slot, from Mimir or from a Population. Keep it secret, then put it under a god at Ragnarök: its number is strength.
kind-spell = Spell
    .a = a Spell
    .many = Spells
    .text = Gained with a disc on a Darkness Battle slot, from Mimir or from a Population. Keep it secret, then put it under a god at Ragnarök: it acts in that world.
kind-power = power tile
    .a = a power tile
    .many = power tiles
    .text = Thor and Tyr have one each. Make a request to the god to take it, even from another player.
kind-god = God tile
    .a = a God tile
    .many = God tiles
    .text = Four for each god, two for Fenrir. When you build a Temple for a god, place its top tile in a world, on a Population of its camp.
kind-temple = Temple
    .a = a Temple
    .many = Temples
    .text = Four piles, the top tile face up. Pay for a Temple in stones. It scores its number in every Battles phase.
kind-asgard = Asgard tile
    .a = an Asgard tile
    .many = Asgard tiles
    .text = When you act in Asgard, turn one over first. You may use its bonus.
kind-ancestral = Ancestral Weapon
    .a = an Ancestral Weapon
    .many = Ancestral Weapons
    .text = Five per camp. One is revealed each round and counts for its camp in every battle. At Ragnarök they are hidden under Populations.
kind-population = Population
    .a = a Population
    .many = Populations
    .text = The people of a world. Put a god in their place to take them and use their bonus once. Turned over: strength 0, no bonus.
kind-card = God card
    .a = a God card
    .many = God cards
    .text = Ten per player, one for each god. Choose one per disc; they are secret until you show them.

tile-weapon = Weapon { $value }
tile-ancestral = Ancestral Weapon of { $camp ->
    [light] Light
   *[other] Darkness
} { $value }
tile-god = { $god ->
    [freyja] Freyja
    [baldr] Baldr
    [odin] Odin
    [tyr] Tyr
    [thor] Thor
    [loki] Loki
    [hel] Hel
    [mimir] Mimir
    [surtr] Surtr
   *[other] Fenrir
} { $value }
tile-card = Card of { $god ->
    [freyja] Freyja
    [baldr] Baldr
    [odin] Odin
    [tyr] Tyr
    [thor] Thor
    [loki] Loki
    [hel] Hel
    [mimir] Mimir
    [surtr] Surtr
   *[other] Fenrir
}
tile-temple = Temple { $value } ({ $stones-en })
    .text = Worth { $value } points in every Battles phase.
tile-thor-tile = Thor tile
    .text = +{ $value } in one of your battles, then back to Thor; or a Weapon of { $value } at Ragnarök.
tile-tyr-tile = Tyr tile
    .text = Wins one of your battles that is lost or tied, then goes back to Tyr.
tile-spell = { $name-en }
    .text = { $text-en }
tile-population = { $name-en } ({ $value })
    .text = Strength { $value }. Bonus: { $text-en }
tile-asgard = { $name-en }
    .text = { $text-en }

temple-several = { $count ->
    [2] two { $stone }
   *[other] three { $stone }
}
temple-more = one more

god-stones = { $stone } stones
god-stoneless = no stones
god-from = from round { $round }
god-support = Support: { $upper }, then { $lower }.
god-alone = No recruits support this god.
support-or = { $one } or { $other }
recruit-price = Costs { $light } Light and { $dark } Darkness Seals in Asgard.

## What tiles do, by their effects

effect-nothing = Nothing happens.
effect-no_ancestral = The Ancestral Weapon on the other side counts 0.
effect-no_god = The God tile on the other side counts 0. A Population is not affected.
effect-double_recruits = This god’s recruits count double here.
effect-upper_bonus = If this god wins here, the owner of the upper disc scores { $number } more points.
effect-lower_bonus = If this god wins here, the owner of the lower disc scores { $number } more points.
effect-no_weapons = Weapons on the other side count 0, the Thor tile included.
effect-no_recruits = Recruits on the other side count 0.
effect-both_seals = a Light Seal and a Darkness Seal.
effect-a_weapon = a Weapon of your choice.
effect-two_warriors = 2 Warriors of any colour.
effect-a_giant = a Giant.
effect-a_stone = a stone of any colour, white included.
effect-points = { $number } points.
effect-discount = one Temple costs you one stone less.
effect-a_spell = a Spell of your choice.
effect-comrades = { $number ->
    [1] Take a recruit of one type, then one of another.
   *[other] Take two recruits of one type, then one of another.
}
effect-swap = Swap one of your stones for one of another colour from the reserve.

cause-temples = Temples
cause-lower-world = a god in the Lower World
cause-population = a Population
cause-fenrir = Fenrir
cause-battle-tiles = Battle tiles
cause-world = a world won
cause-spell = a Spell

## Questions

ask-draft_recruit = Choose a recruit.
    .wait = { $seat-subject } is taking a recruit.
ask-seal_giver = The reserve has no { $camp-seal }. Choose the player who gives one.
    .wait = { $seat-subject } is choosing who gives a Seal.
ask-recover = Choose a disc to take back: you have fewer than two.
    .wait = { $seat-subject } is taking a disc back.
ask-choose_gods = Choose gods in secret: { $picks } of { $most }.
    .wait = { $seat-subject } is choosing gods.
ask-place_disc = Show a god and place a disc.
    .wait = { $seat-subject } is placing a disc.
ask-act = Choose a disc to resolve.
    .wait = { $seat-subject } is choosing an action.
ask-use_bonus = Use a bonus now?
    .wait = { $seat-subject } can use a bonus.
ask-giver = The reserve has no { $piece }. Choose the player who gives you one.
    .wait = { $seat-subject } is choosing who gives { $piece-a }.
ask-freyja = Freyja: choose Warriors to raise ({ $picks } of { $most } at most).
    .wait = { $seat-subject } is raising Warriors from Valhalla.
ask-baldr = Baldr: choose a Seal.
    .wait = { $seat-subject } is choosing a Seal.
ask-odin = Odin: choose a Turn Order tile.
    .wait = { $seat-subject } is choosing a Turn Order tile.
ask-power_tile = Take the { $tile }?
    .wait = { $seat-subject } can take the { $tile }.
ask-loki = Loki: choose a recruit to move to another god.
    .wait = { $seat-subject } is choosing a recruit to move.
ask-loki_target = Loki: choose the god that gets { $recruit-a } of { $god }.
    .wait = { $seat-subject } is choosing where the recruit goes.
ask-hel = Hel: choose recruits of one god to remove ({ $picks } of { $most } at most).
    .wait = { $seat-subject } is choosing recruits to remove.
ask-mimir = Mimir: choose a pile to look through.
    .wait = { $seat-subject } is choosing a pile.
ask-take_tile = Take { $kind-a }. Only you can see the pile.
    .wait = { $seat-subject } is looking through the { $kind-many }.
ask-surtr = Surtr: choose a Population to turn over.
    .wait = { $seat-subject } is choosing a Population to turn over.
ask-fenrir = Fenrir: score 3 points, or remove a disc from its Battle slot?
    .wait = { $seat-subject } is asking Fenrir.
ask-two_warriors = Choose Warriors: { $picks } of { $most }.
    .wait = { $seat-subject } is choosing Warriors.
ask-any_stone = Choose a stone.
    .wait = { $seat-subject } is choosing a stone.
ask-build = Choose a Temple to build.
    .wait = { $seat-subject } is choosing a Temple.
ask-discounts = Choose how many discounts to use for { $tile }.
    .wait = { $seat-subject } is counting stones.
ask-spare_stone = Choose a stone of { $tile } to leave out: { $picks } of { $most }.
    .wait = { $seat-subject } is counting stones.
ask-fourth_stone = Choose the stone of a fourth colour to pay for { $tile }.
    .wait = { $seat-subject } is paying for a Temple.
ask-give_recruits = Choose which recruits to give { $god-to }. You give all of that type.
    .wait = { $seat-subject } is choosing recruits for { $god }.
ask-settle = Choose where to place { $tile }.
    .wait = { $seat-subject } is placing { $tile }.
ask-turn_tile = Choose an Asgard tile to turn over.
    .wait = { $seat-subject } is turning over an Asgard tile.
ask-muster = { $tile-key ->
        [asgard-3] { $picks ->
            [0] Choose a type to take two recruits of.
           *[other] Choose another type to take one recruit of.
        }
       *[other] { $picks ->
            [0] Choose a type to take a recruit of.
           *[other] Choose another type to take a recruit of.
        }
    }
    .wait = { $seat-subject } is choosing recruits.
ask-swap_stone = Swap a stone for one of another colour?
    .wait = { $seat-subject } can swap a stone.
ask-buy_recruit = Buy a recruit?
    .wait = { $seat-subject } can buy recruits.
ask-buy_disc = { $free ->
        [0] Buy a disc, for your supply or for a Battle slot and its tile?
       *[other] Take a free disc, for your supply or for a Battle slot and its tile?
    }
    .wait = { $seat-subject } can take discs.
ask-march = Choose where to send your disc from the centre.
    .wait = { $seat-subject } is sending a disc back into battle.
ask-reinforce = { $world }: you need { $needed } more strength. Send help, or give up the battle?
    .wait = { $seat-subject } can send help to { $world }.
ask-raise_warrior = A Warrior rises from Valhalla. Choose the god it joins.
    .wait = { $seat-subject } can raise a Warrior.
ask-lay_tile = Choose a tile to lay face down, and the god it goes under.
    .wait = { $seat-subject } is putting a tile under a god.

## Options; .verb, .row and .cell for lists

option-done = { $question ->
    [reinforce] Send no help
    [use_bonus] Keep it for later
    [buy_recruit] No more recruits
    [buy_disc] No more discs
    [freyja] Done
    [hel] Done
    [muster] Decline
   *[other] Done
}
option-decline = Decline
option-pass = Pass (no more Warriors)
option-draft = Take { $recruit-a }
    .verb = Take
    .cell = { $recruit }
option-recover = Take back the disc from { $spot }
    .verb = Take back
    .cell = { $spot }
option-from = { $seat-subject } gives
    .verb = Giver
    .cell = { $seat }
option-choose = Choose { $god }
    .verb = Choose
    .cell = { $god }
option-place = Show { $god }: disc { $slot-on }
    .verb = Show
    .row = { $god }
    .cell = { $slot }
    .asks-slot = Choose a slot at { $god } for your disc.
option-resolve = Act at { $god }
    .verb = Act
    .cell = { $god }
option-recall = Take the disc back from { $god } without acting
    .verb = Take home
    .cell = { $god }
option-asgard = Act in Asgard with one disc
option-asgard-all = Act in Asgard once with all your discs: one disc is free
option-asgard-recall = Take a disc back from Asgard without acting
option-use = Use { $tile }
    .verb = Use
    .cell = { $tile }
option-build = Build { $tile }
    .verb = Build
    .cell = { $tile }
option-discount = Discounts used: { $number }
    .verb = Discounts
    .cell = { $number }
option-spare = Leave out { $part }
    .verb = Leave out
    .cell = { $part }
option-pay = Pay { $stone-a }
    .verb = Pay
    .cell = { $stone }
option-give = Give all your { $recruit-many }
    .verb = Give
    .cell = { $recruit-many }
option-settle = Place it { $place-in }
    .verb = Place
    .cell = { $place }
option-turn = Turn over “{ $tile }”
    .verb = Turn
    .cell = { $tile }
option-muster = Take { $recruit-a }
    .verb = Take
    .cell = { $recruit }
option-swap = Swap { $given-a } for { $stone-a }
    .verb = Swap
    .row = { $given }
    .cell = { $stone }
    .asks-stone = Choose what to take for { $given-a }.
option-buy = Buy { $recruit-a }
    .verb = Buy
    .cell = { $recruit }
option-disc-supply = Put the disc in your supply
option-disc = Put the disc on the Battle slot { $place-in }
    .verb = Battle slot
    .cell = { $place }
option-march = Send it to the Battle slot { $place-in }
    .verb = Battle slot
    .cell = { $place }
option-take = Take { $tile }
    .verb = Take
    .cell = { $tile }
option-call = Call { $recruit-a }
    .verb = Call
    .cell = { $recruit }
option-seal = Take { $camp-seal }
    .verb = Seal
    .cell = { $camp }
option-order = Take Turn Order tile { $number }
    .verb = Turn Order
    .cell = { $number }
option-stone = Take { $stone-a }
    .verb = Take
    .cell = { $stone }
option-lure = Move { $recruit-a } away from { $god }
    .verb = Lure away
    .row = { $god }
    .cell = { $recruit }
    .asks-recruit = Choose a recruit of { $god } to move.
option-lead = Move it { $god-to }
    .verb = Lead
    .cell = { $god-to }
option-slay = { $god } loses { $recruit-a }
    .verb = Remove
    .row = { $god }
    .cell = { $recruit }
    .asks-recruit = Choose the recruit { $god } loses.
option-search = Look through the { $kind-many }
    .verb = Look through
    .cell = { $kind-many }
option-burn = Turn over the Population { $place-in }
    .verb = Turn over
    .cell = { $place }
option-oust = Remove the disc { $place-in }
    .verb = Drive out
    .cell = { $place }
option-score = Score 3 points
option-send = Send { $recruit-a }
    .verb = Send
    .cell = { $recruit }
option-thor = Spend the Thor tile: +3
option-tyr = Spend the Tyr tile: the battle is won
option-raise = Raise { $recruit-a } { $place-in }
    .verb = Raise
    .row = { $recruit }
    .cell = { $place }
    .asks-place = Choose where to raise { $recruit-a }.
option-lay = Put { $tile-key ->
    [thor-tile] the { $tile }
    [tyr-tile] the { $tile }
   *[other] { $tile }
} { $place-in }
    .verb = Lay
    .row = { $tile }
    .cell = { $place }
    .asks-place = Choose the world for { $tile }.
option-claim = Take the { $tile }
    .verb = Take
    .cell = { $tile }

## What happens

event-RoundBegan = Round { $round } begins. First player: { $first-the }.
event-PhaseBegan = { $phase }.
event-RecruitDrafted = { $seat-subject } takes { $recruit-a }.
event-GodActivated = { $god } awakens.
event-SealLaid = { $god } gets { $camp-seal }{ $seat-key ->
    [none] {""}
   *[other] {" "}{ $seat-from }
}.
event-AsgardTileDrawn = A new tile in Asgard: “{ $tile }”.
event-AsgardPileShuffled = The used Asgard tiles are shuffled again.
event-DiscRecovered = { $seat-subject } takes back a disc from { $spot }.
event-GodsChosen = { $seat-subject } chose { $gods }.
event-GodsChosenHidden = { $seat-subject } chose { $count ->
    [one] one god
   *[other] { $count } gods
}.
event-DiscPlaced = { $seat-subject } shows { $god } and places a disc { $slot-on }.
event-SealTaken = { $seat-subject } takes { $god-of } Seal ({ $camp }).
event-RequestMade = { $seat-subject } makes a request { $god-to }.
event-TempleBegun = { $seat-subject } builds a Temple for { $god }.
event-AsgardEntered = { $seat-subject } acts in Asgard with { $count ->
    [one] one disc
   *[other] { $count } discs at once
}.
event-ActionDeclined = { $seat-subject } takes a disc back from { $god-key ->
    [none] Asgard
   *[other] { $god }
} without acting.
event-StoneGained = { $seat-subject } takes { $stone-a }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-RecruitGained = { $seat-subject } takes { $recruit-a }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-SealGained = { $seat-subject } takes { $camp-seal }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-NothingLeft = Nothing is left for { $seat-the }.
event-TempleBuilt = { $seat-subject } builds { $tile }. Paid: { $stones }.
event-RecruitsGiven = { $seat-subject } gives { $god }: { $recruit } ×{ $count }.
event-GodTilePlaced = { $tile } is placed { $place-in }.
event-GodTileBoxed = No room for { $tile }.
event-PopulationTaken = { $seat-subject } takes the Population: { $tile }.
event-PopulationDiscarded = The Population { $place-in } is discarded without a bonus.
event-TileTurnedUp = Revealed: { $tile }.
event-SupportBegan = { $seat-subject } supports { $god } ({ $rank }).
event-BonusUsed = { $seat-subject } uses a bonus: { $tile }.
event-Scored = { $seat-subject } scores { $points ->
    [one] one point
   *[other] { $points } points
}: { $cause }.
event-AsgardTileTurned = { $seat-subject } turns over “{ $tile }”.
event-StoneSwapped = { $seat-subject } swaps { $given-a } for { $stone-a }.
event-RecruitBought = { $seat-subject } buys { $recruit-a } ({ $light ->
    [0] { $dark ->
        [0] free
       *[other] Seals: { $dark } Darkness
    }
   *[other] { $dark ->
        [0] Seals: { $light } Light
       *[other] Seals: { $light } Light, { $dark } Darkness
    }
}).
event-DiscBought = { $seat-subject } takes a disc from the row ({ $light ->
    [0] { $dark ->
        [0] free
       *[other] Seals: { $dark } Darkness
    }
   *[other] { $dark ->
        [0] Seals: { $light } Light
       *[other] Seals: { $light } Light, { $dark } Darkness
    }
}).
event-DiscStationed = { $seat-subject } puts a disc on the Battle slot { $place-in }.
event-DiscKept = { $seat-subject } puts the disc in their supply.
event-PileSearched = { $seat-subject } looks through the { $kind-many }.
event-TileTaken = { $seat-subject } takes { $tile }.
event-TileTakenHidden = { $seat-subject } takes { $kind-a }.
event-WarriorCalled = Freyja sends { $seat-the } { $recruit-a } from Valhalla.
event-TurnOrderTaken = { $seat-subject } takes Turn Order tile { $number }.
event-PowerTileTaken = { $seat-subject } takes the { $tile }{ $giver-key ->
    [none] {""}
   *[other] {" "}{ $giver-from }
}.
event-RecruitMoved = Loki moves { $recruit-a } from { $origin } { $god-to }, for { $seat-the }.
event-RecruitSlain = Hel takes { $recruit-a } from { $god }, for { $seat-the }.
event-PopulationFlipped = { $seat-subject } turns over the Population { $place-in }: { $tile }.
event-DiscOusted = { $seat-subject } removes { $victim-the }’s disc { $place-in }.
event-AncestralShown = Revealed: { $tile }.
event-BattleFought = { $world }: Light { $light }, Darkness { $dark }.
event-RecruitsSent = { $seat-subject } sends { $recruits } (strength { $strength }).
event-PowerTileSpent = { $seat-subject } spends the { $tile }.
event-BattleWon = { $seat-subject } wins { $world-in }.
event-BattleLost = { $seat-subject } loses { $world-in }; the disc goes to the centre.
event-BattleTileTaken = { $seat-subject } takes a Battle tile of { $value }.
event-PopulationsLeft = No one fights for { $world }.
event-AncestralHidden = The Population { $place-in } hides an Ancestral Weapon.
event-RecruitsDeployed = { $god-of } recruits deploy { $place-in } (strength { $strength }).
event-RecruitsDismissed = { $god } has no world to fight for: the recruits leave.
event-WarriorRaised = { $seat-subject } raises { $recruit-a } { $place-in }.
event-ValhallaPassed = { $seat-subject } stops raising Warriors.
event-TileLaid = { $seat-subject } puts { $tile-key ->
    [thor-tile] the { $tile }
    [tyr-tile] the { $tile }
   *[other] { $tile }
} { $place-in }.
event-TileLaidHidden = { $seat-subject } puts { $kind-a } { $place-in }.
event-TilesDiscarded = { $seat-subject } supports no god in the worlds and discards { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
event-TileShown = Revealed: { $tile }, { $place-in }.
event-WorldFought = { $world }: Light { $light }, Darkness { $dark }.
event-WorldWon = { $god } wins { $world }.
event-WorldHeld = The Population holds { $world }.
event-WorldTied = { $world } is a tie: no one wins it.
event-MatchEnded = { $seat-subject } wins with { $points } points.

## Why something cannot be chosen, in a few words; by the rule that says so

why-as-137 = draft one of the three recruits
    .taken = already taken
why-as-138 = draft one of the three recruits
    .taken = already taken
why-as-139 = draft one of the three recruits
    .taken = already taken
why-as-140 = this god has no second Request slot
why-as-209 = not active before round { $round }
why-as-212 = a player with the most of these Seals gives one
    .fewer = has { $has } of these Seals; another player has { $most }
why-as-217 = needs { $needs } discs in supply; you have { $has }
why-as-218 = take one of your discs back
    .none = you have no discs there
why-as-301 = choose your gods first
why-as-303 = needs { $needs } gods; you have { $has }
why-as-304 = not active before round { $round }
why-as-305 = already chosen; each god has one card
why-as-306 = you didn’t choose this god
why-as-402 = show a chosen god and place a disc
why-as-404 = this slot already has a disc
why-as-406 = you have already placed your disc for this god
why-as-407 = you already support this god
why-as-408 = this god has no free Support slot
why-as-411 = show a chosen god; Asgard is always open
why-as-501 = resolve one of your discs
    .asgard = you have no discs in Asgard
    .god = you have no disc at this god
why-as-507 = resolve one of your discs
    .pass = you still have a disc to resolve
why-as-514 = take the tile, or decline
why-as-521 = needs stones, a recruit and a free Support slot
    .gone = no Temples left
    .stones = needs { $short ->
        [one] one more stone
       *[other] { $short } more stones
    } for any Temple
    .support = this god has no free Support slot
why-as-522 = build the top Temple of a pile
    .top = not on top of its pile
why-as-523 = you don’t have this stone
why-as-524 = pay a fourth stone
    .printed = the fourth stone must be another colour
    .short = { $short ->
        [one] one stone
       *[other] { $short } stones
    } short
why-as-527 = not accepted by its Support slot
why-as-529 = give the recruits of one type
why-as-530 = you have no recruits its Support slot accepts
    .type = you have none of these recruits
why-as-532 = place the God tile
why-as-533 = only on its own camp’s side
why-as-534 = a god is already there
why-as-535 = not in play with this number of players
why-as-537 = you don’t have this Population
why-as-539 = use a bonus, or finish
why-as-550 = take the steps in Asgard in order
why-as-551 = turn over an Asgard tile first
    .away = not in the row
    .used = already face down
why-as-554 = buy recruits, or finish
why-as-555 = costs a Darkness Seal
why-as-556 = costs a Light Seal
why-as-557 = costs a Light Seal and a Darkness Seal
why-as-559 = take a disc from your row, or finish
why-as-560 = costs Seals: { $light } Light, { $dark } Darkness
why-as-567 = take a tile from this pile
    .gone = no longer in the pile
    .pile = belongs to the other pile
why-as-568 = this Battle slot already has a disc
why-as-569 = World 7 has room for one disc only
why-as-570 = your disc is in the Victory Zone of this World
why-as-571 = you already hold the other Battle slot of this World
why-as-572 = no Battle slot here
why-as-575 = choose a Battle slot for your disc
why-as-577 = needs two discs in Asgard; you have one
why-as-580 = no discs left in your row
why-as-611 = send help, or finish
    .none = you have no more of these
why-as-612 = needs strength { $needs }; you sent { $has }
why-as-613 = needs strength { $needs }; you have { $has }
why-as-715 = raise a Warrior, or pass
    .giant = no Giants in Valhalla
    .none = none left in Valhalla
why-as-717 = you don’t support this god
    .dark = only for gods of Light
why-as-718 = no god is there
why-as-719 = put a tile under a god you support
    .held = you don’t have this tile
why-as-720 = you don’t support this god
    .nobody = no god is there
why-as-721 = place all your tiles first
why-as-803 = a player with the most gives one
    .fewer = has { $has }; another player has { $most }
why-as-804 = the reserve has none, and you alone have the most
why-as-805 = you can’t take from yourself
why-as-807 = none left
why-as-809 = the reserve has none to give you
why-as-810 = this pile is empty
why-as-901 = call Warriors from Valhalla, or finish
    .giant = no Giants in Valhalla
    .none = none left in Valhalla
why-as-902 = take a Seal, or decline
why-as-903 = take another Turn Order tile, or decline
    .own = it is yours already
    .players = not in play with this number of players
why-as-905 = Tyr gives only the Tyr tile
why-as-906 = you don’t have the Tyr tile
    .alone = the Tyr tile wins without help
why-as-907 = Thor gives only the Thor tile
why-as-908 = you don’t have the Thor tile
    .sent = already sent
why-as-909 = you don’t have the Thor tile
why-as-910 = move a recruit from one god to another
    .fenrir = Fenrir takes no recruits
    .inactive = not active before round { $round }
    .none = that god has none of these
    .same = already there
why-as-911 = remove recruits of one god, or finish
    .god = both from the same god
    .inactive = not active before round { $round }
    .none = that god has no more of these
why-as-912 = look through a pile, or decline
why-as-913 = turn over a Population, or decline
    .empty = no tile is there
    .god = a god is there
why-as-914 = already turned over
why-as-916 = score, remove a disc, or decline
    .none = no disc is there
    .own = this is your own disc
why-as-933 = take Warriors, white or orange
why-as-935 = take a stone
why-as-937 = choose how many discounts to use
    .more = { $needs ->
        [one] needs one discount
       *[other] needs { $needs } discounts
    }
    .waits = can only be used when you build a Temple
why-as-941 = costs two stones of one colour
    .short = { $short ->
        [one] one stone
       *[other] { $short } stones
    } short
why-as-942 = costs the two printed stones
    .short = { $short ->
        [one] one stone
       *[other] { $short } stones
    } short
why-as-943 = costs the three printed stones
    .short = { $short ->
        [one] one stone
       *[other] { $short } stones
    } short
why-as-945 = leave out a stone of the cost
    .cost = no longer part of the cost
    .rest = you couldn’t pay the rest
why-as-946 = { $has ->
    [one] you have one discount
   *[other] you have { $has } discounts
}
why-as-951 = take two types of recruits, or finish
    .same = choose a different type from the first
    .second = take a second type
why-as-952 = take two types of recruits, or finish
    .same = choose a different type from the first
    .second = take a second type
why-as-953 = swap a stone, or decline
    .none = you don’t have this stone
    .same = choose a different colour from the one you give
why-as-954 = none of this colour in the reserve

## The picture in the hall

board-temples = Temples
board-asgard = Asgard
board-influence = Influence
board-lower = +5 points
board-lower-worlds = Lower Worlds, { $points } points at once
board-centre = centre
token-disc = disc
stage-round = Round { $round }
count-score = Points
    .brief = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
count-order = place in turn order
    .brief = { $value ->
        [1] first to play
        [2] second
        [3] third
       *[other] fourth
    }
count-supply = discs in supply
    .brief = discs { $value }
count-row = discs left on the Influence row
    .brief = row { $value }
count-asgard = discs in Asgard
    .brief = in Asgard { $value }
count-centre = discs in the centre
    .brief = in the centre { $value }
count-chosen = God cards chosen but not yet shown
    .brief = { $value ->
        [one] { $value } god hidden
       *[other] { $value } gods hidden
    }
count-revealed = Gods shown this round
    .brief = shown: { $cards }
goods-next-disc = Next disc
good-battle = Battle tile, { $value } points at Ragnarök
good-battle-left = Battle tile, { $value } points at Ragnarök ({ $left } left)
goods-temples = Temples
goods-battles = Battles
goods-valhalla = Valhalla
stock-reserve = Reserve
zone-pile = Only you can see this pile
zone-gods = Your gods
zone-chosen = Chosen in secret
zone-shown = Shown
zone-tiles = Weapons and Spells
note-asleep = sleeps until round { $round }
note-price = next disc: { $light } Light, { $dark } Darkness
    .aloud = { "" }
badge-top = next tile: { $tile }; tiles in the pile: { $left }
    .aloud = top tile { $tile }, in the pile { $left }
badge-stones = { $piece }, in reserve: { $count }
    .aloud = { $piece } ×{ $count }
badge-recruits = { $recruit } ×{ $count }
badge-cost = { $piece }
    .aloud = { "" }
badge-flipped = Population turned over: strength 0
    .aloud = { $tile }, turned over
badge-guard = Ancestral Weapon, face down
badge-used = used this round: { $tile }
fact-upper = Upper Support slot: { $seat }
    .aloud = upper Support slot
fact-lower = Lower Support slot: { $seat }
    .aloud = lower Support slot
fact-zone = Victory Zone: { $seat }
    .aloud = in the Victory Zone
support-upper-only = upper Support slot free for { $one-many }
support-upper-either = upper Support slot free for { $one-many } or { $other-many }
support-lower-only = lower Support slot free for { $one-many }
support-lower-either = lower Support slot free for { $one-many } or { $other-many }
fact-rewards = Ragnarök: { $upper } points for the upper disc, { $lower } for the lower one
    .aloud = { $upper } and { $lower } points at Ragnarök
fact-price = { $seat }: next disc costs { $light } Light and { $dark } Darkness Seals
    .aloud = next disc for { $light } Light, { $dark } Darkness
region-slot = { $god }, { $slot }
    .aloud = { $slot }
region-temples = Temple pile { $pile }, tiles: { $left }
    .aloud = pile { $pile }, { $left } left
face-from = { $round ->
    [1] from the start
   *[other] from round { $round }
}

## Chapters of the rules

chapter-setup = Setup
chapter-example = Example
chapter-round-start = Round start
chapter-choosing-gods = Choosing gods
chapter-placing-discs = Placing discs
chapter-actions = Actions
chapter-battles = Battles
chapter-ragnarok = Ragnarök
chapter-limits-and-information = Limits and information
chapter-powers-and-tiles = Powers and tiles

## The table in the terminal

table-round = Round { $round } of { $last }
table-worlds = Yggdrasil
table-zone = Victory
table-rewards = Ragnarök
table-lower = Lower
table-out = not in play
table-flipped = turned over
table-gods = Gods
table-god-seal = Seal
table-god-stones = Stones
table-god-requests = Requests
table-god-temple = Temple
table-god-support = Support
table-god-recruits = Recruits
table-god-tile = Tiles
table-battle-tiles = Battle tiles
table-ancestral = Ancestral
table-used = used
table-discs-there = discs { $seats }
table-hidden = { $kind }?
table-legend = ♙ white Warrior  ♟ orange Warrior  ♜ Giant  ○ Light  ● Darkness  · free
table-weapons = Weapons { $count }
table-spells = Spells { $count }
table-shown = shown: { $gods }

## The table in plain lines

plain-line = { $name }: { $what }.
plain-card = { $name } ({ $kind }): { $text }
plain-bare-card = { $name } ({ $kind })
holders-line = In reserve: { $reserve }. Players: { $players }.
source-rulebook = in the rulebook
source-public = in public texts
source-design = of our design

# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Asgard
    .kind = Choose your gods in secret, build, prepare the last battle
hall-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
hall-course = points, from the first move to the last
hall-paint = Your colour
hall-shield-red = Red
hall-shield-blue = Blue
hall-shield-yellow = Yellow
hall-shield-mauve = Mauve

## Units of the numbers in lists

measure-strength = strength
measure-points = points per round
measure-stones = { $stone } ×{ $count }
aside-free = free
aside-seals = { $count } { $camp }

## Moments

event-BattlesOver = The battles of round { $round } are over.
event-RagnarokOver = Ragnarök is over.
moment-battles = Battles of round { $round }
moment-wins = wins
moment-loses = loses
moment-tie = tied
moment-helped = { $seat-subject } sends help: +{ $strength } strength
moment-scored = { $seat-subject } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
moment-scores = Points
moment-points = points
moment-leads = { $seat-subject } leads with { $points ->
    [one] 1 point
   *[other] { $points } points
}
moment-level = Tied for the lead: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Hints: what one plays for

hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .then = At the end of the round

## Lines for newcomers, below the question

now-last-round = This is the last round: Ragnarök follows. Stones, Seals, recruits and discs left over score nothing.
now-few-discs = You have { $discs } discs, so { $discs } actions this round. More discs are sold in Asgard.
now-choose = Everyone chooses in secret. You take one god for each disc in your supply, and two discs can’t share a slot.
now-place = The first Request slot also uses the god’s power; the second gives stones only. Place early at gods your rivals want.
now-act = The first disc resolved at a god takes its Seal.
now-build = A Temple scores every round from now on, and its disc stays there to support the god.
now-recruit = Recruits fight for their god at Ragnarök: a Warrior adds 1, a Giant 2.
now-disc = Another disc means another action in every later round.
now-reinforce = A Warrior adds 1 strength, a Giant 2. Without enough help, your disc goes to the centre.
