### Lords of Ragnarok: names, help texts, what cards say, questions, options and what happens.

## Players

seat-green = Green
    .subject = Green
    .the = Green
    .of = of Green
    .from = from Green
    .letter = G
seat-red = Red
    .subject = Red
    .the = Red
    .of = of Red
    .from = from Red
    .letter = R
seat-black = Black
    .subject = Black
    .the = Black
    .of = of Black
    .from = from Black
    .letter = B
seat-yellow = Yellow
    .subject = Yellow
    .the = Yellow
    .of = of Yellow
    .from = from Yellow
    .letter = Y
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = of { $name }
    .from = from { $name }

## The map; what is where depends on the side of the board, and so on how many play

region = Region { $number } ({ $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    })
    .in = in Region { $number } ({ $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    })
    .to = to Region { $number } ({ $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    })
    .from = from Region { $number } ({ $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    })
    .of = of Region { $number } ({ $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    })
    .short = { $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    } { $number }
    .text = { $seats ->
        [2] { $duel-text-en }
       *[other] { $land-text-en }
    }
region-population = Population Strength { $number }.
region-sea = On the Sea { $of }.
region-realm = Next to { $name }.
region-monument = Monument { $of }.
region-yggdrasil = Next to Yggdrasil.
region-away = Not on this side of the board.
sea = { $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    }
    .the = the Sea { $seats ->
        [2] { $duel-of-en }
       *[other] { $land-of-en }
    }
    .in = in the Sea { $seats ->
        [2] { $duel-of-en }
       *[other] { $land-of-en }
    }
    .to = to the Sea { $seats ->
        [2] { $duel-of-en }
       *[other] { $land-of-en }
    }
    .from = from the Sea { $seats ->
        [2] { $duel-of-en }
       *[other] { $land-of-en }
    }
    .text = { $seats ->
        [2] { $duel-text-en }
       *[other] { $land-text-en }
    }
sea-coast = On its coast: Regions { $regions }.
territory = { $name-en }
    .of = { $of-en }
    .colour = { $key ->
        [white] white
        [blue] blue
        [yellow] yellow
        [red] red
        [brown] brown
       *[other] green
    }
    .text = { $seats ->
        [2] { $duel-text-en }
       *[other] { $land-text-en }
    }
territory-regions = Regions { $regions }. Control all of them to control the Territory.
realm = { $name-en }
    .of = { $of-en }
    .bonus = { $text-en }
    .text = Linked to { $action ->
        [mobilize] Mobilize
        [reinforce] Reinforce
        [build-temple] Build Temple
        [monsters] Monsters
        [usurp] Usurp
       *[other] Prepare
    }. An Alliance costs 1 Rune: { $rune ->
        [uruz] Uruz
        [othala] Othala
       *[other] Algiz
    }. Bonus to each ally when the Action gets its first marker: { $text-en }
symbol-altar = Altar
    .mark = A
    .text = If you control the Region, you can build a Temple here.
symbol-village = Village
    .mark = V
    .text = If you control the Region, you can Recruit here, and raise Armies here by Activating them.
symbol-forge = Forge
    .mark = f
    .text = A Hero here takes its Rune in the Prayer step. It is refilled at each Build Monument.
symbol-monument = Monument
    .mark = M
    .text = Takes Priests. Its god gives as much as its level, from 0 to 3. Control the Region to hold its Divine Artefact.
symbol-temple = Temple
    .mark = T
    .text = If you control the Region: gain a Priest when you Build a Monument, and count a step towards Great Godi.
event = Event of Region { $number } ({ $seats ->
        [2] { $duel-en }
       *[other] { $land-en }
    })

## Gods, Runes, Attributes

god = { $name-en }
    .of = { $of-en }
    .to = to { $name-en }
    .text = A Priest sent to a Monument of level 1 or more raises { $attribute ->
        [authority] Authority
        [might] Might
       *[other] Wisdom
    } by 1, and at level 1 / 2 / 3 gives: { $text-en }
rune-uruz = Uruz
    .a = an Uruz Rune
    .mark = ●
    .text = One of three Runes. They pay for Rune Actions; Wisdom limits how many you may hold.
rune-othala = Othala
    .a = an Othala Rune
    .mark = ■
    .text = One of three Runes. They pay for Rune Actions; Wisdom limits how many you may hold.
rune-algiz = Algiz
    .a = an Algiz Rune
    .mark = ▲
    .text = One of three Runes. They pay for Rune Actions; Wisdom limits how many you may hold.
attribute-authority = Authority
    .the = Authority
    .own = Authority
    .letter = A
    .text = The value of the Armies you Recruit. From 2 to 6; while Injured it counts as 2.
attribute-might = Might
    .the = Might
    .own = Might
    .letter = M
    .text = How many Combat cards you draw when a Hunt begins, and the strongest Region you can Usurp. From 2 to 6; while Injured it counts as 2.
attribute-wisdom = Wisdom
    .the = Wisdom
    .own = Wisdom
    .letter = W
    .text = How many Runes and Combat cards you may hold, and what you add against a Weak Point. From 2 to 6; while Injured it counts as 2.
weapon-spear = Spear
    .mark = Sp
weapon-sword = Sword
    .mark = Sw
weapon-axe = Axe
    .mark = Ax
weapon-bow = Bow
    .mark = Bo
weapon-hammer = Hammer
    .mark = Ha
weapon-shield = Shield
    .mark = Sh
weapon-any = any weapon
    .mark = An
trophy-priest = Priest
    .short = Priest
    .text = Gain 1 Priest.
trophy-army = Army +1
    .short = Army
    .text = One of your Armies gains 1, with or without a Village.
trophy-realm = Realm
    .short = Realm
    .text = Ally with a Realm of your choice; the first ally there draws 1 Combat card.
trophy-rune = Rune
    .short = Rune
    .text = Gain 1 Rune of your choice.
die-move = arrow
    .asks = the die shows an arrow. Choose where it goes.
die-attack = flame
    .asks = the die shows a flame. It attacks its Region.
die-either = arrow and flame
    .asks = choose where it goes, or have it attack its Region.
number = { $number }
value = Army of { $number }
    .number = { $number }
box = box { $number }

## Steps, Actions, roads to victory

step-draft = Hero Draft
    .text = In turn, each player takes a Hero and an Origin, then lands with a Drakkar and two Armies.
step-prayer = Prayer
    .text = Send a Priest to a Monument, and take the Rune of the Forge your Hero stands on.
step-hero = Hero
    .text = Move your Hero up to 2 Regions, or your Drakkar up to 2 Seas, or heal an Injury.
step-runes = Rune Actions
    .short = Runes
    .text = Take one Rune Action, paid with 1 to 3 Runes.
step-manoeuvres = Manoeuvres
    .text = Activate one Army: it moves to an adjacent Region, or gains 1 in a Village Region of yours.
step-special = Special Action
    .short = Special
    .text = Take one Action of the wheel that does not hold your marker, or build a Monument.
step-over = The end
    .text = A player has won.
action-mobilize = Mobilize
    .text = Activate one or more of your Armies, each once. Battles follow when all have moved.
action-reinforce = Reinforce
    .text = Recruit an Army on the coast of your Drakkar’s Sea, or in a Village Region you control.
action-build-temple = Build Temple
    .text = Build in a Region you control that has an Altar and no Temple, and gain a Priest. Some slots of the track give a Draft of Blessings.
action-monsters = Monsters
    .text = Activate 1 or 2 Monsters (neutral or yours), or Hunt the Monster or the Boss in your Hero’s Region.
action-usurp = Usurp
    .text = Take your Hero’s Region by Might alone. Foreign Armies Retreat, and you may Recruit there.
action-prepare = Prepare
    .text = Do two of these, or one twice: heal an Injury, draw a Combat card, gain a Rune, raise an Army in your Village Region.
action-build-monument = Build Monument
    .text = Only with your marker on the wheel. A Monument gains a level. Check Omens, clear the wheel, refill Forges, take income, draw an Event.
deed-rouse-loki = Activate Loki
    .text = 1 Rune shown on Loki’s sheet: Activate Loki in your Hero’s Region.
deed-tame = Take control of a Monster
    .text = 1 Rune shown on its sheet: take control of a neutral Monster in your Hero’s Region.
deed-ally = Form an Alliance
    .text = 1 Rune of the Realm: ally with a Realm next to your Hero’s Region. The first ally draws 1 Combat card.
deed-train = Raise an Army
    .text = 2 different Runes: one of your Armies gains 1, anywhere.
deed-rouse = Activate a Monster
    .text = 2 different Runes: Activate a Monster, neutral or yours, anywhere.
deed-study = Draw a Combat card
    .text = 2 different Runes: draw 1 Combat card.
deed-travel = Place the Hero
    .text = 2 different Runes: place your Hero in any Region.
deed-grow = Raise the lowest Attribute
    .text = 3 different Runes: your lowest Attribute gains 1.
deed-learn = Draw two Combat cards
    .text = 3 different Runes: draw 2 Combat cards.
deed-muster = Muster
    .text = 2 different Runes, with the Blessing: Recruit an Army of a fixed value in a Village Region of yours.
deed-war-cry = War-Cry
    .text = 1 Rune, that of the Monster, with the Blessing: Activate a neutral Monster or one of yours in or next to your Hero’s Region.
deed-ordain = Ordination
    .text = 3 different Runes, with the Blessing: gain a Priest.
preparation-heal = Heal an Injury
preparation-draw = Draw a Combat card
preparation-rune = Gain a Rune
preparation-grow = Raise an Army
reward-card = Combat card
reward-rune = Rune
reward-army = Army +1
road-jarl-supreme = Jarl Supreme
    .text = Control all Regions of 3 Territories.
road-great-godi = Great Godi
    .text = Control { $seats ->
        [2] 4
       *[other] 5
    } Regions with a Temple.
road-slayer = Slayer
    .text = Kill Loki in a Hunt. To Hunt Loki you need { $seats ->
        [2] 1 kill: a Monster’s figure or a Slayer token
       *[other] 2 kills: figures of Monsters and Slayer tokens
    }.
road-ragnarok = Ragnarok
    .text = Turn three Omens, or complete all three Monuments. After one more turn each, most Regions next to Yggdrasil wins.

## Cards and sheets; their names are in the edition, their texts are made of their effects

name-of = { $vowel ->
       *[other] of { $name }
    }
hero = { $name-en }
    .title = { $title-en }
    .of = { $of-en }
    .effect = { $text-en }
    .text = { $title-en }. { $text-en }
origin = { $name-en }
    .effect = { $text-en }
    .text = Once, when you have landed: { $text-en }
card = { $name-en }
    .hunt = { $hunt-en }
    .battle = { $battle-en }
    .text = { $text-en }
card-numbers = { $weapon ->
        [spear] Spear
        [sword] Sword
        [axe] Axe
        [bow] Bow
        [hammer] Hammer
        [shield] Shield
       *[other] Any weapon
    }, value { $value }, { $losses ->
        [0] no Loss
        [one] { $losses } Loss
       *[other] { $losses } Losses
    }.
card-hunt = Hunt: { $text }
card-battle = Battle: { $text }
attack = { $name-en }
    .effect = { $text-en }
    .text = Rage { $rage }, Weak Point { $weak }, draws { $draw } for the beast’s side. { $shield ->
        [yes] {""}
       *[no] Shields do not stop it.{" "}
    }Not defended: { $text-en }
blessing = { $name-en }
    .effect = { $text-en }
    .text = { $god ->
        [odin] Odin
        [thor] Thor
       *[other] Freya
    }. { $text-en }
artefact = { $name-en }
    .effect = { $text-en }
    .text = { $text-en } Discharged when used, charged again at each Build Monument.
monster = { $name-en }
    .of = { $of-en }
    .attack = { $text-en }
    .special = { $special-en }
    .text = { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, Rune { $rune ->
        [uruz] Uruz
        [othala] Othala
       *[other] Algiz
    }. { $boss ->
        [yes] Activation
       *[no] Region Attack
    }: { $text-en } Special Attack: { $special-en }
omen = { $players ->
        [2] { $seats ->
            [2] { $name-en }
           *[other] { $name-en } (two players)
        }
       *[other] { $seats ->
            [2] { $name-en } (three or four players)
           *[other] { $name-en }
        }
    }
    .sign = { $text-en }
    .text = Turned at a Build Monument when this holds: { $text-en } Three turned Omens bring Ragnarok.
source-rulebook = in the rulebook
source-public = in public texts
source-design = of our design

## What Heroes and Blessings do

effect-power-chieftain = In the Hero’s Territory, when you attack: +{ $number } for each of your Armies in the Battle.
effect-power-volva = When Realms give their bonus, you count as an ally of the Realms next to your Hero.
effect-power-skald = In the Hero’s Territory, taking a Village Region without a Battle brings { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-shieldmaiden = In the Hero’s Territory, after a Battle you won: one of your Armies in it gains { $number }.
effect-power-berserker = When you suffer an Injury, draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }. Before a Hunt, or a Battle in the Hero’s Territory, you may suffer an Injury.
effect-power-recruit_value = Armies you Recruit by Authority are worth at least { $number }.
effect-power-fallen_draw = When one of your Armies is destroyed, draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
effect-power-forced_march = In Manoeuvres, your Army may move 2 Regions if you control the first.
effect-power-levy = In Manoeuvres, after your Activation, one Army in a Village Region of yours gains 1.
effect-power-high_seat = End of your turn, with a whole Territory: gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-see_hand = Before the first card of your Battle, you see the enemy’s Combat cards.
effect-power-small_cards = Your Combat cards of value 1 or 2 count +{ $number } in Battle.
effect-power-temple_guard = +{ $number } in Battle when you defend a Region with a Temple.
effect-power-victors_spared = After a Battle you won, ignore { $number ->
        [one] 1 Loss
       *[other] { $number } Losses
    }.
effect-power-muster = Rune Action, 2 Runes: Recruit an Army of { $number } in a Village Region of yours.
effect-power-usurper = Your Might counts +{ $number } to Usurp.
effect-power-safe_roads = Your Armies may Retreat to any Region you control.
effect-power-hunters_draw = Start of your Hunt: draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
effect-power-first_blood = Start of your Hunt of a Monster, without Injury: cover 1 box without Trophy.
effect-power-thick_hide = Ignore the first { $number ->
        [one] Injury
       *[other] { $number } Injuries
    } of each of your Hunts.
effect-power-heal_more = Whenever you heal, heal { $number ->
        [one] 1 Injury
       *[other] { $number } Injuries
    } more.
effect-power-attackers = +{ $number } in Battle when you attack.
effect-power-any_hammer = In your Hunts, Hammer cards count as any weapon.
effect-power-tamer = You may take control of a neutral Monster next to your Hero’s Region.
effect-power-longer_way = In the Hero step, your Hero moves { $number ->
        [one] 1 Region
       *[other] { $number } Regions
    } further.
effect-power-trophy_rune = The first Trophy of each of your Hunts also brings { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-war_cry = Rune Action, the Monster’s Rune: Activate a neutral Monster or yours in or next to your Hero’s Region.
effect-power-blood_price = In your Battle, discard up to { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }: +1 each.
effect-power-last_stand = When you lose a Battle, before Losses: one enemy Army in it loses { $number }, never below 1.
effect-power-limits = You may hold { $number ->
        [one] 1 Rune and 1 Combat card
       *[other] { $number } Runes and { $number } Combat cards
    } more.
effect-power-cold_forge = You may take a Rune from an empty Forge, out of the Stock.
effect-power-more_priests = In Prayer you may send { $number ->
        [one] 1 Priest
       *[other] { $number } Priests
    } more, to another Monument.
effect-power-fly_home = In the Hero step, you may instead place your Hero in a Region you control.
effect-power-other_attribute = When your Priest raises an Attribute, you may raise another instead.
effect-power-others_monument = When another player builds a Monument, gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-power-any_rune_alliance = You may pay any Rune for an Alliance.
effect-power-covered_draw = When your marker on the wheel is covered, also draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
effect-power-join_bonus = When your marker covers another, you alone may take the bonus of that Realm, if you are its ally.
effect-power-ordain = Rune Action, 3 Runes: gain { $number ->
        [one] 1 Priest
       *[other] { $number } Priests
    }.
effect-power-weave = Once a turn, when you draw outside a Hunt: draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    } more, then discard as many.
effect-power-grove = When you build a Temple: gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    } and heal an Injury.

## What Artefacts do

effect-artefact-horn = When you Activate an Army: it also gains { $number }.
effect-artefact-rouse = Your Hero step: Activate a Monster that is neutral or yours.
effect-artefact-undaunted = You lost a Battle: no Loss for the defeat.
effect-artefact-two_runes = Your Rune Action step: gain { $number ->
        [one] 1 Rune
       *[other] { $number } different Runes
    }.
effect-artefact-stride = Your Hero step: your Hero also moves up to { $number ->
        [one] 1 Region
       *[other] { $number } Regions
    }.
effect-artefact-march_again = Your Manoeuvres: Activate 1 more Army.
effect-artefact-battle_value = Your Battle, before values are compared: +{ $number }.
effect-artefact-hunt_draw = Start of your Hunt: draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
effect-artefact-balm = Your Prayer step: gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    } and heal an Injury.

## What Combat cards do

effect-battle-outnumbered = +{ $number } if the enemy has more Armies.
effect-battle-win_draw = If you win, draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
effect-battle-after_sword = +{ $number } after a Sword of yours.
effect-battle-attacking = +{ $number } if you attack.
effect-battle-weaken = One enemy Army loses { $number }, never below 1.
effect-battle-raid = +{ $number } if you attack a Village.
effect-battle-hush = The enemy plays at most { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }.
effect-battle-guard = Ignore up to { $number ->
        [one] 1 Loss
       *[other] { $number } Losses
    }.
effect-battle-defending = +{ $number } if you defend.
effect-battle-win_rune = If you win, gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-hunt-snatch = The beast’s side, with 2 Attack cards or more, discards { $number } at random.
effect-hunt-draw = Draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
effect-hunt-cleave = For an Injury, cover 1 more box without Trophy, never the Boss’s.
effect-hunt-calm = Next Attack: Rage −{ $number }.
effect-hunt-block = Blocks an Attack, whatever its Rage.

## What beasts do

effect-strike-special = The Special Attack of its sheet.
effect-strike-injury = { $number ->
        [one] 1 Injury
       *[other] { $number } Injuries
    }.
effect-strike-discard = Discard { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    }.
effect-strike-regenerate = { $number ->
        [one] 1 of the Hunter’s markers leaves
       *[other] { $number } of the Hunter’s markers leave
    } its sheet.
effect-strike-drain = Discard { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }; without one, 1 Injury.
effect-strike-vanish = The Hunt is lost.
effect-strike-one_box = Next Hero round: cover at most { $number ->
        [one] 1 box
       *[other] { $number } boxes
    }.
effect-strike-discard_if_hurt = If already Injured, discard { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    }.
effect-strike-no_draw = No draw this round, but for the Weak Point.
effect-strike-lose_random = Discard { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    } at random.
effect-strike-injury_or_discard = 1 Injury, or discard { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    }.
effect-strike-more_attacks = The beast’s side draws { $number ->
        [one] 1 Attack card
       *[other] { $number } Attack cards
    } more.
effect-rampage-all_lose = Every Army in its Region loses { $number }.
effect-rampage-rout = One player’s Armies in its Region all Retreat.
effect-rampage-one_loses = One Army in its Region loses { $number }.
effect-rampage-near_loses = One Army in an adjacent Region loses { $number }.
effect-rampage-heroes_hurt = Every Hero in its Region suffers { $number ->
        [one] 1 Injury
       *[other] { $number } Injuries
    }.
effect-rampage-holder_pays = The Region’s controller discards { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-rampage-storm = All Drakkars of one of its Seas, of any Sea if inland, are blown to an adjacent one.
effect-rampage-trickster = He is placed in a Region without Armies; then one Army next to him may lose { $number }.

## What Realms, Origins, gods and Omens give and ask

effect-bonus-rune = Gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-bonus-hero_or_heal = Place your Hero in any Region, or heal 1 Injury.
effect-bonus-grow = { $number ->
        [one] One of your Armies gains 1
       *[other] Your Armies gain { $number } in all
    }.
effect-bonus-recruit = Recruit an Army of { $number } in a Region you control.
effect-bonus-draw = Draw { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    }.
effect-bonus-sail_or_place = Move your Drakkar up to { $number ->
        [one] 1 Sea
       *[other] { $number } Seas
    }, or place one of your Armies in a Region you control.
effect-birth-first = You are the first player.
effect-birth-rune = Gain { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }.
effect-birth-authority = Authority +{ $number }.
effect-birth-might = Might +{ $number }.
effect-birth-wisdom = Wisdom +{ $number }.
effect-birth-landing = A third Army of { $number } lands in another Region of your Drakkar’s coast.
effect-birth-alliance = Ally with a Realm of your choice.
effect-gift-grow = { $number ->
        [one] an Army gains 1
       *[other] Armies gain { $number } in all
    }
effect-gift-draw = { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    }
effect-gift-rune = { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }
effect-sign-level = A Monument is at level { $number }.
effect-sign-levels = Levels of the Monuments add up to { $number }.
effect-sign-territories = A player controls { $number ->
        [one] a whole Territory
       *[other] { $number } whole Territories
    }.
effect-sign-temples = A player controls { $number ->
        [one] 1 Region
       *[other] { $number } Regions
    } with Temples.
effect-sign-kills = A player has { $number ->
        [one] 1 kill
       *[other] { $number } kills
    }.
effect-sign-slain = { $number ->
        [one] 1 Monster has been killed
       *[other] { $number } Monsters have been killed in all
    }.

## Questions

ask-keep_hero = Choose a Hero to keep.
    .wait = { $seat-subject } is choosing a Hero.
ask-keep_origin = Choose an Origin to keep.
    .wait = { $seat-subject } is choosing an Origin.
ask-anchor = Choose a Sea for your Drakkar.
    .wait = { $seat-subject } is placing their Drakkar.
ask-land = Choose a Region for your Hero and two Armies of 1.
    .wait = { $seat-subject } is choosing where to land.
ask-land_again = Choose another Region on the coast for your third Army.
    .wait = { $seat-subject } is landing a third Army.
ask-first_alliance = Choose the Realm that is your ally from the start.
    .wait = { $seat-subject } is choosing a first ally.
ask-pray = Prayer: { $forged ->
        [0] send a Priest, take a Forge’s Rune, or go on?
       *[other] the Forge’s Rune is yours. Send a Priest, or go on?
    }
    .wait = { $seat-subject } is praying.
ask-other_attribute = Your Priest raises { $attribute-the }. Choose another Attribute that gains 1.
    .wait = { $seat-subject } is choosing an Attribute.
ask-hero_option = { $moved ->
        [0] Hero: move, row, heal, or go on?
       *[other] Hero: use an Artefact, or go on?
    }
    .wait = { $seat-subject } is playing their Hero step.
ask-rouse = Choose a Monster to Activate.
    .wait = { $seat-subject } is choosing a Monster.
ask-stride = Choose where your Hero goes: up to { $paces ->
        [one] { $paces } Region
       *[other] { $paces } Regions
    } away.
    .wait = { $seat-subject } is moving their Hero.
ask-rune_action = Choose a Rune Action.
    .wait = { $seat-subject } is choosing a Rune Action.
ask-spare_rune = Pay two different Runes. Choose the one to keep.
    .wait = { $seat-subject } is paying Runes.
ask-tame = Choose a Monster to take control of.
    .wait = { $seat-subject } is taking control of a Monster.
ask-war_cry = War-Cry: choose a Monster.
    .wait = { $seat-subject } is calling a Monster.
ask-ally = Choose a Realm to ally with.
    .wait = { $seat-subject } is choosing an ally.
ask-pay_any = Choose a Rune to pay for the Alliance with { $realm }.
    .wait = { $seat-subject } is paying for an Alliance.
ask-travel = Choose a Region for your Hero.
    .wait = { $seat-subject } is placing their Hero.
ask-lowest_attribute = Choose which of your lowest Attributes gains 1.
    .wait = { $seat-subject } is raising an Attribute.
ask-muster = Choose a Village Region to Recruit in.
    .wait = { $seat-subject } is Recruiting.
ask-manoeuvre = Manoeuvres: choose an Army to Activate.
    .wait = { $seat-subject } is choosing an Army.
ask-march_again = Storm Feather: choose another Army to Activate.
    .wait = { $seat-subject } is choosing another Army.
ask-army_acts = Choose where your Army of { $value } marches from { $region-short }.
    .wait = { $seat-subject } is moving an Army.
ask-special = Choose a Special Action.
    .wait = { $seat-subject } is choosing a Special Action.
ask-realm_bonus = { $realm }: take the bonus? { $realm-bonus }
    .wait = { $seat-subject } can take the bonus { $realm-of }.
ask-settle_army = Choose where to place the Army { $region-in }.
    .wait = { $seat-subject } is placing an Army.
ask-mobilize = { $first ->
        [0] Mobilize: choose the next Army to Activate, or finish.
       *[other] Mobilize: choose the first Army to Activate.
    }
    .wait = { $seat-subject } is mobilizing.
ask-prepare = Choose what to prepare.
    .wait = { $seat-subject } is preparing.
ask-garrison = Recruit an Army in the Region you Usurped ({ $region })?
    .wait = { $seat-subject } can Recruit { $region-in }.
ask-build_temple = Choose a Region for your Temple.
    .wait = { $seat-subject } is building a Temple.
ask-take_blessing = Choose a Blessing.
    .wait = { $seat-subject } is choosing a Blessing.
ask-monsters = Choose a Monster to Activate, or to Hunt.
    .wait = { $seat-subject } is choosing a Monster.
ask-second_monster = { $first } has acted. Choose another Monster to Activate.
    .wait = { $seat-subject } can Activate another Monster.
ask-erect = Choose the god whose Monument gains a level.
    .wait = { $seat-subject } is building a Monument.
ask-grow_army = { $village ->
        [0] Choose one of your Armies to gain 1.
       *[other] Choose one of your Armies in Village Regions to gain 1.
    }
    .wait = { $seat-subject } is raising an Army.
ask-recruit = Choose where to Recruit an Army.
    .wait = { $seat-subject } is Recruiting.
ask-retreat = { $value ->
        [0] Your Armies Retreat { $region-from }. Choose where to.
       *[other] Your Army of { $value } Retreats { $region-from }. Choose where to.
    }
    .wait = { $seat-subject } is Retreating { $region-from }.
ask-next_battle = Choose the Battle to fight first.
    .wait = { $seat-subject } is choosing the next Battle.
ask-gain_rune = Choose a Rune to gain.
    .wait = { $seat-subject } is choosing a Rune.
ask-drop_rune = Choose a Rune to discard.
    .wait = { $seat-subject } is discarding a Rune.
ask-discard_card = Choose a Combat card to discard.
    .wait = { $seat-subject } is discarding a Combat card.
ask-injure = Your Hero is Injured. Choose an Attribute.
    .wait = { $seat-subject } is choosing an Injury.
ask-heal_injury = Choose an Injury to heal.
    .wait = { $seat-subject } is healing an Injury.
ask-beast_acts = { $monster }: { $face-asks }
    .wait = { $seat-subject } is choosing for { $monster }.
ask-trample = { $monster } comes { $region-to }. Choose an Army to Trample.
    .wait = { $seat-subject } is choosing an Army for { $monster } to Trample.
ask-strike = Choose an Army to hit.
    .wait = { $seat-subject } is choosing an Army to hit.
ask-whose = Choose the player whose Armies are hit.
    .wait = { $seat-subject } is choosing whose Armies are hit.
ask-blow = A storm { $region-in }: choose Drakkars to blow, and where.
    .wait = { $seat-subject } is choosing where the storm blows.
ask-free_monster = You control two Monsters. Choose one to set free.
    .wait = { $seat-subject } is setting a Monster free.
ask-place_loki = Choose where Loki goes.
    .wait = { $seat-subject } is placing Loki.
ask-loki_strikes = Choose an Army next to Loki to strike.
    .wait = { $seat-subject } is choosing an Army for Loki to strike.
ask-rage_before = Battle { $region-in }: take an Injury first to draw a Combat card?
    .wait = { $seat-subject } can take an Injury before the Battle.
ask-battle_card = Choose a Combat card to play.
    .wait = { $seat-subject } is choosing a Combat card.
ask-weaken = Choose one of { $foe-the }’s Armies { $region-in } to lose 1.
    .wait = { $seat-subject } is choosing one of { $foe-the }’s Armies to weaken.
ask-spend_artefact = Discharge { $artefact } now? { $artefact-effect }
    .wait = { $seat-subject } can use { $artefact }.
ask-blood_price = Choose how many Runes to pay, for +1 each.
    .wait = { $seat-subject } can pay Runes for Battle value.
ask-spare_army = Choose one of your Armies { $region-in } for your Shields to save from the defeat.
    .wait = { $seat-subject } can save Armies from the defeat.
ask-ignore_losses = Choose how many Losses of your cards to ignore: { $limit } at most.
    .wait = { $seat-subject } can ignore Losses.
ask-take_loss = Choose one of your Armies { $region-in } to take a Loss.
    .wait = { $seat-subject } is taking Losses.
ask-claim = You won! Choose your first reward.
    .wait = { $seat-subject } is taking rewards.
ask-praise = Choose one of your Armies { $region-in } to gain 1.
    .wait = { $seat-subject } is raising an Army.
ask-start_hunt = The Hunt begins. Choose what to use before the first round.
    .wait = { $seat-subject } is preparing for the Hunt.
ask-attack = You play { $monster } against { $hunter-the }. Choose an Attack card; the rest are discarded.
    .wait = { $seat-subject } is choosing the beast’s Attack.
ask-defend = Choose cards to defend with.{ $picks ->
        [0] {""}
        [one] {" "}One card so far.
       *[other] {" "}{ $picks } cards so far.
    }
    .wait = { $seat-subject } is defending.
ask-regenerate = Choose one of the Hunter’s markers to remove from the sheet.
    .wait = { $seat-subject } is choosing a marker.
ask-injury_or_discard = Take an Injury, or discard { $count ->
        [one] { $count } Combat card
       *[other] { $count } Combat cards
    }?
    .wait = { $seat-subject } is choosing between an Injury and discards.
ask-strike_beast = Choose a card and a box to cover.
    .wait = { $seat-subject } is striking the beast.
ask-second_card = Choose a card to strike together with { $card }.
    .wait = { $seat-subject } is choosing a second card.
ask-cleave = Take an Injury to cover another box too?
    .wait = { $seat-subject } can cover another box.
ask-use_effect = Use the Hunt effect of { $card }?
    .wait = { $seat-subject } can use the effect of { $card }.
ask-realm_trophy = Your Trophy is an Alliance. Choose a Realm.
    .wait = { $seat-subject } is choosing a Realm.

## Options; .verb, .row and .cell for lists

option-done = { $question ->
    [pray] Go to the Hero step
    [hero_option] Go to the Rune Actions
    [rune_action] No Rune Action
    [manoeuvre] Activate no Army
    [march_again] No other Army
    [mobilize] Finish
    [second_monster] No other Monster
    [start_hunt] Start the first round
    [defend] Done
    [strike_beast] End the round
    [spare_army] Save no more
   *[other] Done
}
option-pass = Pass
option-decline = { $question ->
    [realm_bonus] Decline the bonus
    [garrison] Recruit nothing
    [trample] Trample no Army
    [loki_strikes] Strike no Army
    [rage_before] No Injury
    [spend_artefact] Keep it
    [injury_or_discard] Discard cards
    [cleave] No other box
    [use_effect] Don’t use its effect
   *[other] No
}
option-accept = { $question ->
    [realm_bonus] Take the bonus
    [garrison] Recruit an Army
    [rage_before] Take an Injury
    [start_hunt] Take an Injury, for a Combat card
    [injury_or_discard] Take an Injury
    [use_effect] Use its effect
   *[other] Yes
}
option-keep-hero = Keep { $hero }
    .verb = Keep
    .cell = { $hero }
option-keep-origin = Keep { $origin }
    .verb = Keep
    .cell = { $origin }
option-anchor = Anchor { $sea-in }
    .verb = Anchor
    .cell = { $sea }
option-land = Land { $region-in }
    .verb = Land
    .cell = { $region-short }
option-send = Send a Priest { $god-to }
    .verb = Send a Priest
    .cell = { $god-to }
option-forge = Take the Forge’s Rune
option-walk = Move your Hero { $region-to }
    .verb = Move your Hero
    .cell = { $region-short }
option-row = Row your Drakkar { $sea-to }
    .verb = Row
    .cell = { $sea }
option-heal = Heal { $attribute-the }
    .verb = Heal
    .cell = { $attribute }
option-appear = Place your Hero { $region-in }
    .verb = Place your Hero
    .cell = { $region-short }
option-invoke = { $deed }
    .verb = Rune Action
    .cell = { $deed }
option-spare = Keep { $rune-a }
    .verb = Keep
    .cell = { $rune }
option-pay = Pay { $rune-a }
    .verb = Pay
    .cell = { $rune }
option-use = Use { $artefact }
    .verb = Use
    .cell = { $artefact }
option-gain = Gain { $rune-a }
    .verb = Gain
    .cell = { $rune }
option-drop = Discard { $rune-a }
    .verb = Discard
    .cell = { $rune }
option-discard = Discard { $card }
    .verb = Discard
    .cell = { $card }
option-hurt = { $attribute } is Injured
    .verb = Injury
    .cell = { $attribute }
option-raise = Raise { $attribute-the } by 1
    .verb = Raise
    .cell = { $attribute }
option-join = Ally with { $realm }
    .verb = Ally with
    .cell = { $realm }
option-activate = Activate the Army of { $value-number } { $region-in }
    .verb = Activate
    .row = { $region-short }
    .cell = { $value }
    .asks-value = Choose an Army { $region-in }.
option-march = March { $region-to }
    .verb = March
    .cell = { $region-short }
option-grow = Raise the Army of { $value-number } { $region-in }
    .verb = Raise
    .row = { $region-short }
    .cell = { $value }
option-train = Train the Army here: +1
option-recruit = Recruit { $region-in }
    .verb = Recruit
    .cell = { $region-short }
option-move = Place the Army of { $value-number } { $region-from } elsewhere
    .verb = Place
    .row = { $region-short }
    .cell = { $value }
option-settle = Place it { $region-in }
    .verb = Place
    .cell = { $region-short }
option-retreat = Retreat { $region-to }
    .verb = Retreat
    .cell = { $region-short }
option-strike = The Army of { $value-number } { $region-in }
    .verb = Hit
    .row = { $region-short }
    .cell = { $value }
option-lose = Loss for the Army of { $value-number } { $region-in }
    .verb = Loss
    .row = { $region-short }
    .cell = { $value }
option-keep = Save the Army of { $value-number } { $region-in }
    .verb = Save
    .row = { $region-short }
    .cell = { $value }
option-whose = { $foe-subject }’s
    .verb = Armies
    .cell = { $foe-subject }’s
option-act = { $action }
    .verb = Special Action
    .cell = { $action }
option-prepare = { $preparation }
    .verb = Prepare
    .cell = { $preparation }
option-build = Build { $region-in }
    .verb = Build
    .cell = { $region-short }
option-erect = The Monument { $god-of }
    .verb = Build
    .cell = Monument { $god-of }
option-take = Take { $blessing }
    .verb = Take
    .cell = { $blessing }
option-fight = Fight { $region-in }
    .verb = Fight
    .cell = { $region-short }
option-draw = Draw for the Hunt
option-rouse = Activate { $monster }
    .verb = Activate
    .cell = { $monster }
option-tame = Take control { $monster-of }
    .verb = Take control
    .cell = { $monster }
option-free = Set { $monster } free
    .verb = Set free
    .cell = { $monster }
option-hunt = Hunt { $monster }
    .verb = Hunt
    .cell = { $monster }
option-stalk = Move { $region-to }
    .verb = Move
    .cell = { $region-short }
option-rampage = Attack its Region
option-blow = Blow the Drakkars { $sea-from } { $target-to }
    .verb = Blow
    .row = { $sea-from }
    .cell = { $target-to }
    .asks-target = Choose where the Drakkars { $sea-from } go.
option-attack = Play { $attack }
    .verb = Play
    .cell = { $attack }
option-defend = Defend with { $card }
    .verb = Defend with
    .cell = { $card }
option-cover = Cover { $box } with { $card }
    .verb = Strike
    .row = { $card }
    .cell = { $box }
    .asks-box = Choose a box for { $card } to cover.
option-with = Together with { $card }
    .verb = With
    .cell = { $card }
option-box = { $question ->
        [regenerate] Clear
       *[other] Cover
    } { $box }
    .verb = { $question ->
        [regenerate] Clear
       *[other] Cover
    }
    .cell = { $box }
option-play = Play { $card }
    .verb = Play
    .cell = { $card }
option-claim = Take: { $reward }
    .verb = Take
    .cell = { $reward }
option-offer = { $question ->
        [blood_price] Runes paid: { $number }
       *[other] Losses ignored: { $number }
    }
    .verb = { $question ->
        [blood_price] Pay
       *[other] Ignore
    }
    .cell = { $number }

## What happens

event-DraftBegan = { $seat-subject } begins the Hero Draft.
event-HeroKept = { $seat-subject } plays { $hero }, { $origin }.
event-DrakkarPlaced = { $seat-subject } anchors { $sea-in }.
event-Landed = { $seat-subject } lands { $region-in } with the Hero and two Armies of 1.
event-FirstPlayer = { $seat-subject } is the first player.
event-TurnBegan = { $seat-subject }’s turn, round { $round }.
event-StepBegan = { $seat-subject }: { $step }.
event-PriestSent = { $seat-subject } sends a Priest { $god-to } (level { $level }).
event-RuneForged = { $seat-subject } takes { $rune-a } from the Forge { $region-in }.
event-HeroMoved = { $seat-subject } moves the Hero { $region-to }.
event-HeroPlaced = { $seat-subject } places the Hero { $region-in }.
event-DrakkarMoved = { $seat-subject } rows { $sea-to }.
event-RuneActionTaken = { $seat-subject } pays { $runes }: { $deed }.
event-SpecialActionTaken = { $seat-subject } takes a Special Action: { $action }.
event-MarkerCovered = { $seat-subject }’s marker ({ $action }) is covered: they gain a Rune.
event-RealmBonusTaken = { $seat-subject } takes the bonus { $realm-of }.
event-RealmBonusDeclined = { $seat-subject } declines the bonus { $realm-of }.
event-RunesGained = { $seat-subject } gains { $runes-count ->
    [one] a Rune
   *[other] Runes
}: { $runes }.
event-RunesDiscarded = { $seat-subject } discards { $runes-count ->
    [one] a Rune
   *[other] Runes
}: { $runes }.
event-PriestsGained = { $seat-subject } gains { $count ->
    [one] a Priest
   *[other] { $count } Priests
}.
event-CardsDrawn = { $seat-subject } draws { $count ->
    [one] a Combat card
   *[other] { $count } Combat cards
}.
event-CardsSeen = { $seat-subject } draws { $cards }.
event-CardsDiscarded = { $seat-subject } discards { $cards }.
event-DeckShuffled = The Combat cards are shuffled again: { $count } in the deck.
event-ArtefactWon = { $seat-subject } takes { $artefact }.
event-ArtefactUsed = { $seat-subject } uses { $artefact }.
event-BlessingsOffered = Blessings offered: { $blessings }.
event-BlessingTaken = { $seat-subject } takes { $blessing }.
event-BlessingDiscarded = { $blessing } is discarded.
event-AttributeRaised = { $seat-subject } raises { $attribute-own } to { $value }.
event-Injured = { $seat-subject } suffers an Injury: { $attribute }.
event-InjuryIgnored = { $seat-subject } ignores an Injury.
event-Healed = { $seat-subject } heals { $attribute-own }.
event-AllianceFormed = { $seat-subject } allies with { $realm }.
event-Recruited = { $seat-subject } Recruits an Army of { $value } { $region-in }.
event-ArmyMoved = { $seat-subject } marches with an Army of { $value } { $origin-from } { $region-to }.
event-ArmyPlaced = { $seat-subject } places an Army of { $value } { $region-in }.
event-ArmyGrew = One of { $seat-the }’s Armies { $region-in } grows to value { $value }.
event-ArmyShrank = One of { $seat-the }’s Armies { $region-in } shrinks to value { $value }.
event-ArmyDestroyed = One of { $seat-the }’s Armies { $region-in } is destroyed.
event-ArmyRetreated = { $seat-subject } Retreats with an Army of { $value } { $origin-from } { $region-to }.
event-ControlTaken = { $seat-subject } controls { $region }.
event-Usurped = { $seat-subject } Usurps { $region }.
event-TempleBuilt = { $seat-subject } builds a Temple { $region-in }.
event-MonumentBuilt = { $seat-subject } raises the Monument { $god-of } to level { $level }.
event-OmenTurned = An Omen comes true: { $omen }.
event-WheelCleared = Priests return, the wheel is cleared, Artefacts are charged.
event-ForgesFilled = Forges are refilled: { $regions }.
event-ForgesHarvested = { $seat-subject } collects the Runes of their Forges: { $runes }.
event-EventDrawn = An Event: { $region }, Rune { $placement }.
event-RagnarokBegan = Ragnarok begins! Everyone takes one more turn, { $seat-the } last.
event-RagnarokOver = Ragnarok is over. Regions next to Yggdrasil are counted.
event-Victory = { $seat-subject } wins: { $road }.
event-MonsterPlaced = { $monster } appears { $region-in }.
event-DieRolled = The die for { $monster }: { $face }.
event-MonsterMoved = { $monster } goes { $region-to }.
event-MonsterRampaged = { $monster } attacks { $region }.
event-Trampled = { $monster } Tramples one of { $seat-the }’s Armies { $region-in }.
event-MonsterTamed = { $seat-subject } takes control { $monster-of }.
event-MonsterFreed = { $seat-subject } sets { $monster } free.
event-DrakkarsBlown = A storm blows the Drakkars { $origin-from } { $sea-to }.
event-MonsterSlain = { $seat-subject } kills { $monster }!
event-SlayerTokenGained = { $seat-subject } gains a Slayer token for { $monster }.
event-HuntBegan = { $seat-subject } Hunts { $monster }; { $keeper-subject } plays the beast.
event-AttackPlayed = { $monster } attacks: { $attack }, Rage { $rage }.
event-DefencePlayed = { $cards-count ->
    [0] { $seat-subject } does not defend.
   *[other] { $seat-subject } defends with { $cards } (value { $value }).
}
event-AttackBlocked = { $seat-subject } withstands the Attack.
event-AttackHit = { $seat-subject } is hit: { $attack }.
event-WeakPointFound = { $seat-subject } finds the Weak Point: { $total } against { $needed }.
event-BoxCovered = { $seat-subject } covers box { $box } of { $monster }{ $cards-count ->
    [0] {""}
   *[other] {" "}with { $cards }
}.
event-BoxFreed = { $seat-subject } loses the marker on box { $box } of { $monster }.
event-TrophyWon = { $seat-subject } wins a Trophy: { $trophy }.
event-AttacksDiscarded = The beast’s side discards { $attacks }.
event-HuntWon = { $seat-subject } wins the Hunt of { $monster }.
event-HuntLost = { $seat-subject } loses the Hunt of { $monster }.
event-HuntOver = The Hunt of { $monster } is over.
event-SheetCleared = All markers leave the sheet of { $monster }.
event-BattleBegan = Battle { $region-in }: { $attacker-subject } attacks, { $defender-subject } defends.
event-HandShown = { $seat-subject } { $cards-count ->
    [0] has no Combat card to show
   *[other] shows { $cards }
}.
event-HandLookedAt = { $seat-subject } looks at { $other-the }’s Combat cards.
event-CombatCardPlayed = { $seat-subject } plays { $card } (+{ $value }).
event-PassedInBattle = { $seat-subject } passes.
event-ValueAdded = { $seat-subject } adds { $amount } to the Battle value.
event-ValuesCompared = Battle values: { $attacker } { $attack }, { $defender } { $defence }.
event-BattleWon = { $seat-subject } wins the Battle { $region-in }.
event-BattleOver = The Battle { $region-in } is over.
event-LossesIgnored = { $seat-subject } ignores { $count ->
    [one] a Loss
   *[other] { $count } Losses
}.

## Why something cannot be chosen, in a few words; by the rule that says so

# -- reasons: beasts and hunts

why-lr-501 = an Activated Monster moves or attacks
why-lr-503 = a Monster moves to an adjacent Region
    .die = the die shows only an arrow: move the Monster
why-lr-504 = choose what the Region Attack hits
    .far = out of reach of the Region Attack
    .whose = none of this player’s Armies is a target
why-lr-509 = no Army of this value there
why-lr-510 = it Tramples an Army in the Region it enters
why-lr-511 = choose the Army to Trample
why-lr-512 = a neutral Monster must Trample
why-lr-517 = free one of your two Monsters first
    .yours = you don’t control it
why-lr-526 = choose where the Drakkars are blown
    .empty = no Drakkar on this Sea
    .far = the storm does not reach this Sea
    .next = Drakkars are blown to an adjacent Sea
why-lr-527 = you can cover { $most } boxes this round
why-lr-531 = take an Injury, or discard
    .cards = needs { $needs } Combat cards; you have { $has }
why-lr-544 = choose for Loki
    .armies = Loki can only go to a Region without Armies
    .far = not in a Region adjacent to Loki
why-lr-547 = play the card for the other symbol
    .hand = you have no other card of this kind
    .two = the box needs two cards; you have none for its other symbol
    .weapon = it does not show the other symbol
why-lr-604 = use effects from the start of the Hunt first
    .none = you have no such effect
    .used = already used in this Hunt
why-lr-609 = play an Attack card for the Monster
    .hand = this Attack card is not in your hand
why-lr-610 = defend with Combat cards, or finish
    .hand = not in your hand
    .laid = you have played all your cards of this kind
why-lr-622 = cover a box with a card, or end the round
    .hand = not in your hand
    .weapon = the weapon does not match the box
why-lr-623 = already covered
    .none = no such box on the sheet
why-lr-624 = use the card’s Hunt effect, or decline
why-lr-630 = a Shield deals no damage
why-lr-633 = choose a Realm for the Trophy
    .allied = you are already allied with it
why-lr-929 = discharged
why-lr-938 = cover another box for an Injury, or decline
    .same = the card already covers this box
    .trophy = only a box without a Trophy
why-lr-957 = remove one of the Hunter’s markers from the sheet
    .open = no marker on this box
    .other = this marker is not the Hunter’s
why-lr-974 = cover a box without a Trophy
    .boss = not against the Boss
    .hurt = only a Hero without Injuries
    .trophy = only a box without a Trophy
why-lr-997 = all three Attributes are Injured

# -- reasons: battles

why-lr-250 = Retreat to an adjacent Region you control
    .foreign = you don’t control this Region
    .far = not adjacent
why-lr-254 = another player has Armies there
    .loki = no Army can enter Loki’s Region
why-lr-702 = choose one of the Battles to be fought
why-lr-704 = play a Combat card or pass
    .hand = not in your hand
why-lr-707 = costs { $losses } in Losses; your Armies are worth { $has }
why-lr-708 = costs { $losses } in Losses on top of { $played }; your Armies are worth { $has }
why-lr-712 = take the Loss on one of your Armies
    .absent = you have no such Army in this Battle
why-lr-725 = choose your next reward
why-lr-842 = use this Artefact now, or keep it charged
    .charge = discharged
    .moment = can’t be used now
    .owner = not your Artefact
why-lr-907 = Lagertha raises an Army that took part
    .absent = you have no such Army in this Battle
    .full = no Army is worth more than { $most }
why-lr-909 = Beowulf can take an Injury now
why-lr-940 = choose an enemy Army of this Battle
    .absent = no such enemy Army in this Battle
    .least = this Army can’t be lowered further
why-lr-945 = no more cards after the Thunderclap
why-lr-947 = choose which Losses your Shield ignores
    .most = you can ignore { $most } at most
why-lr-983 = choose how many Runes to pay
    .most = you can pay { $most } at most
    .runes = needs { $needs } Runes; you have { $has }

# reasons: the turn

why-lr-244 = an Army moves to an adjacent Region
why-lr-245 = no Army can enter Loki’s Region
why-lr-302 = take the steps of your turn in order
why-lr-303 = you must take a Special Action
why-lr-306 = pray, or go on to the Hero step
    .forged = you have already taken a Forge’s Rune in this Prayer
    .sent = you have already sent a Priest in this Prayer
why-lr-308 = you have no Priests in your Reserve
why-lr-309 = all { $slots } Priest slots of this Monument are taken
why-lr-319 = your Hero is not on a Forge
why-lr-320 = this Forge is empty
why-lr-321 = move the Hero or the Drakkar, heal, or go on
    .chosen = you have already used this step
why-lr-322 = your Hero can move { $most } Regions at most
why-lr-323 = your Drakkar can move { $most } Seas at most
why-lr-324 = heal an Injured Attribute
    .unharmed = this Attribute is not Injured
why-lr-325 = already at its highest
why-lr-330 = choose the Attribute to Injure
    .injured = already Injured
why-lr-334 = take a Rune Action, or go on
    .taken = only one Rune Action per turn
why-lr-336 = you don’t have the Rune it costs
why-lr-337 = pay Runes of different types
    .missing = you don’t have both of the others
    .set = needs { $needs } Runes of different types; you have { $has }
why-lr-338 = Loki is not with your Hero
why-lr-339 = take control of a neutral Monster
    .far = this Monster is not within your Hero’s reach
    .held = already controlled
    .none = no Monster is within your Hero’s reach
    .taken = every Monster within your Hero’s reach is already controlled
why-lr-340 = ally with a Realm
    .far = this Realm is not adjacent to your Hero’s Region
    .none = no Realm is adjacent to your Hero’s Region
    .taken = you are allied with every Realm adjacent to your Hero’s Region
why-lr-342 = choose a Monster to Activate
    .away = this Monster is not on the board
    .boss = Loki is not a Monster
    .foreign = controlled by another player
    .none = no Monster on the board is neutral or yours
why-lr-344 = place your Hero in another Region
why-lr-345 = raise your lowest Attribute
why-lr-348 = needs its Blessing
why-lr-349 = Activate an Army, or go on
    .army = you have no Army of this value there
    .none = you have no Army there
why-lr-350 = the Army moves, or is raised
    .stuck = this Army can’t move or be raised
why-lr-351 = this Army is not in a Village Region you control
why-lr-352 = only if you have no Armies on the board; you have { $has }
why-lr-356 = no Armies left in your Reserve
why-lr-358 = that would change nothing
why-lr-360 = already at { $most }
why-lr-401 = choose a Special Action
why-lr-403 = your marker is already on this Action
why-lr-407 = take the Realm’s bonus, or decline
    .useless = the bonus would do nothing
why-lr-413 = you have no Region to Recruit in
why-lr-414 = Activate your Armies
    .again = already Activated
    .first = Activate at least one Army
    .none = none of your Armies can be Activated
why-lr-417 = choose what to prepare
why-lr-422 = nothing to prepare would change anything
    .draw = no Combat cards left
    .grow = none of your Armies in a Village Region can grow
    .heal = your Hero has no Injury
    .rune = no Runes left in the Stock
why-lr-423 = choose a Region you control with a free Altar
    .altar = this Region has no Altar
    .control = you don’t control this Region
    .none = you control no Region with a free Altar
    .temple = already has a Temple
why-lr-429 = no Temples left
why-lr-432 = take one of the Blessings on offer
why-lr-434 = Activate a Monster, or Hunt
    .none = nothing to Activate or Hunt
    .roused = you have chosen to Activate
why-lr-435 = this Monster has already acted
why-lr-436 = not in your Hero’s Region
why-lr-437 = needs { $needs } kills to Hunt the Boss; you have { $has }
why-lr-439 = another Hero is in this Region
why-lr-440 = you already control this Region
why-lr-441 = needs Might { $needs }; yours is { $has }
why-lr-443 = needs Might { $needs }; yours is { $has }
why-lr-446 = Recruit in the Usurped Region, or decline
why-lr-449 = you have no marker on the wheel
why-lr-452 = choose a Monument
    .complete = all Monuments are complete
    .most = this Monument is already at level { $most }
why-lr-471 = Activate a second Monster, or stop
why-lr-541 = no Army can be placed with Loki
why-lr-829 = discard down to your limit
    .card = you don’t have this card
    .rune = you have no Rune of this type
why-lr-835 = choose a Rune from the Stock
    .stock = none left in the Stock
why-lr-919 = only in a Region you control
why-lr-921 = choose where to place the Army
    .far = your Drakkar can move { $most } Seas at most
    .own = only in another Region you control
why-lr-925 = the two Runes are of different types
why-lr-926 = your Hero moves on
    .far = { $most } Regions at most
why-lr-970 = Recruit in a Village Region you control
why-lr-982 = choose a Monster for the War-Cry
    .far = this Monster is neither in nor next to your Hero’s Region
    .none = no Monster is in or next to your Hero’s Region
    .taken = every Monster in or next to your Hero’s Region is another player’s
why-lr-987 = send the second Priest to another Monument
why-lr-988 = only to another Region you control
why-lr-989 = choose the Attribute to raise
why-lr-991 = pay any Rune you have

# reasons: draft and Armies

why-lr-133 = keep one of those you are offered
    .hero = this Hero is not offered to you
    .origin = this Origin is not offered to you
why-lr-139 = place your Drakkar on a Sea
why-lr-140 = start in a Region on the coast of your Drakkar’s Sea
why-lr-141 = another player has Armies or a marker there
why-lr-142 = Loki is there
why-lr-150 = this coast has no Region where you can start
why-lr-238 = you are already allied with this Realm
why-lr-256 = you have no Army of this value there
why-lr-257 = choose the Army to raise
    .full = no Army can go beyond 6
why-lr-354 = Recruit on the coast of your Drakkar’s Sea or in a Village Region you control
    .far = this Region is neither on the coast of your Drakkar’s Sea nor a Village Region of yours
why-lr-357 = no Army can be Recruited where Loki is
why-lr-421 = this Army is not in a Village Region you control
why-lr-914 = choose another Region on the coast of your Drakkar’s Sea
why-lr-915 = form an Alliance with a Realm

## The picture in the hall

token-drakkar = Drakkar
token-priest = Priest
creature-at = { $region-in }
creature-left = boxes left: { $left } of { $all }
creature-waits = not in play yet
creature-slain = killed
creature-boss = kills needed to Hunt Loki: { $kills }
good-events = Events left in the deck
notice-name = Event
notice-event = Last Event: { $region }
shrine-level = level of the Monument
shrine-nothing = nothing yet: the Monument is at level 0
shrine-gift-grow = { $number ->
        [one] an Army gains 1
       *[other] Armies gain { $number } in all
    }
shrine-gift-draw = { $number ->
        [one] 1 Combat card
       *[other] { $number } Combat cards
    }
shrine-gift-rune = { $number ->
        [one] 1 Rune
       *[other] { $number } Runes
    }
badge-temple = Temple
badge-forge = Forge with its Rune: { $rune }
badge-forge-cold = empty Forge: { $rune }
badge-monument = Monument { $god-of }, level { $level }
fact-held = Controlled by { $seat-the }
    .aloud = in control
fact-neutral = Neutral, Population Strength { $population }
fact-armies = { $seat }: { $count ->
    [one] one Army
   *[other] { $count } Armies
}, total value { $total }
    .aloud = { "" }
fact-hero = { $hero }, { $seat-the }’s Hero
    .aloud = { "" }
fact-monster = { $monster } is here
    .aloud = { "" }
fact-ally = Allied: { $seat }
    .aloud = allied
fact-marker = Top marker: { $seat }
    .aloud = top marker
more-marker = Marker below: { $seat }
    .aloud = marker below
more-monument = Monument { $god-of }
more-tree = next to Yggdrasil
slot-spent = { $artefact } (discharged)
slot-dead = { $monster } killed
kind-spear = Spear
kind-sword = Sword
kind-axe = Axe
kind-bow = Bow
kind-hammer = Hammer
kind-shield = Shield
kind-any = Any weapon
kind-attack = Attack
kind-blessing = Blessing
kind-artefact = Artefact
kind-hero = Hero
kind-origin = Origin
face-copies = { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }
face-attack = Rage { $rage }, Weak Point { $weak }
contest-battle = Battle { $region-in }
battle-step-cards = Cards
battle-step-value = Values
battle-step-losses = Losses
battle-step-retreat = Retreat
battle-step-control = Control
battle-step-rewards = Rewards
part-armies = Armies
part-cards = Cards
part-declared = Artefact and Runes
part-battle-joy = Battle-Joy
part-chieftain = Chieftain
part-temple-guard = Temple Guard
side-attacks = attacks
side-defends = defends
need-attacker = The attacker needs { $value } to win
need-defender = The defender needs { $value } to win
forecast-wins = { $seat-subject } would win, { $own } against { $foe }
forecast-loser = { $seat }: { $armies ->
        [one] the Army loses 1
       *[other] each of { $armies } Armies loses 1
    }{ $losses ->
        [0] {""}
       *[other] , and { $losses } more by cards
    }{ $spared ->
        [0] {""}
       *[other] ; may ignore up to { $spared }
    }
forecast-winner = { $seat }: { $losses ->
        [0] no Losses
        [one] 1 Loss by cards{ $spared ->
            [0] {""}
           *[other] ; may ignore it
        }
       *[other] { $losses } Losses by cards{ $spared ->
            [0] {""}
           *[other] ; may ignore up to { $spared }
        }
    }
duel-title = { $hero } Hunts { $monster }
duel-round = Round { $round }
duel-hero = { $hero }, { $injuries ->
        [0] unhurt
        [one] { $injuries } Injury
       *[other] { $injuries } Injuries
    }
duel-deck = Attack cards left in the deck: { $cards }
duel-keeper = { $seat-subject } plays the beast, Attack cards in hand: { $cards }
duel-most = Boxes you can cover this round: { $boxes }
duel-end-box = Last box covered: the beast dies
duel-end-injury = A fourth Injury: the Hunt is lost
duel-end-deck = No Attack card left, or no Damage in a round: the Hunt is lost
hunt-step-begin = Start
hunt-step-attack = Attack
hunt-step-defence = Defence
hunt-step-effect = Effect
hunt-step-draws = Draws
hunt-step-strike = Hero round
number-rage = Rage
number-weak = Weak Point
gauge-rage = Defence against Rage
gauge-weak = Defence and Wisdom against the Weak Point
verdict-defended = defended
verdict-hit = hit
verdict-found = found: one more card
verdict-missed = not found
omens-title = Omens { $turned } of { $needed }
omens-tip = Omens come true at a Build Monument; at { $needed }, Ragnarok begins
omen-holds = { $omen-sign }
temples-title = Temples
track-temples = Temples left on the track: { $left }
count-lands = whole Territories
    .brief = Territories { $value }/{ $of }
count-temples = Regions with Temples
    .brief = Temples { $value }/{ $of }
count-kills = kills: figures and Slayer tokens
    .brief = kills { $value }/{ $of }
count-priests = Priests in Reserve
    .brief = Priests { $value }
count-hand = Combat cards in hand
    .brief = cards { $value }
count-crown = Regions next to Yggdrasil
    .brief = Yggdrasil { $value }
count-tokens = Slayer tokens
    .brief = Slayer tokens { $value }
count-reserve = Armies in Reserve
    .brief = Armies { $value }
zone-heroes = Heroes offered
zone-origins = Origins offered
zone-draft = Blessings offered
zone-attacks = The beast’s Attack cards
zone-hand = Combat cards
zone-shown = The enemy’s Combat cards
pile-combat = Combat discard
pile-attacks = Attack discard
pile-blessings = Blessing discard
pile-events = Event discard

## Chapters of the rules

chapter-armies = Armies
chapter-artefact-trophy = Artefact Trophy
chapter-artefacts = Artefacts
chapter-attack-cards = Attack cards
chapter-attributes = Attributes
chapter-battle = Battle
chapter-blessing-draft = Draft of Blessings
chapter-blessings = Blessings
chapter-board = Board
chapter-boss-hunt = Hunting the Boss
chapter-boss = Boss
chapter-combat-cards = Combat cards
chapter-components = Components
chapter-control = Control
chapter-decks = Decks
chapter-divine-artefacts = Divine Artefacts
chapter-example = Example
chapter-hero-draft = Hero Draft
chapter-hero-round = Hero round
chapter-hero = Hero step
chapter-heroes = Heroes
chapter-hunt-end = End of a Hunt
chapter-hunt = Hunt
chapter-information = Information
chapter-injuries = Injuries
chapter-killing = Killing
chapter-limits = Limits
chapter-manoeuvres = Manoeuvres
chapter-mobilize = Mobilize
chapter-monster-activation = Activation of Monsters
chapter-monster-artefacts = Monster Artefacts
chapter-monster-control = Control of Monsters
chapter-monster-round = Monster round
chapter-monster-sheets = Monster sheets
chapter-monsters = Monsters
chapter-monument = Build Monument
chapter-movement = Movement
chapter-omens = Omens
chapter-origins = Origins
chapter-ownership = Ownership
chapter-prayer = Prayer
chapter-prepare = Prepare
chapter-ragnarok = Ragnarok
chapter-realms = Realms
chapter-recruiting = Recruiting
chapter-reinforce = Reinforce
chapter-retreat = Retreat
chapter-rune-actions = Rune Actions
chapter-seas = Seas
chapter-setup = Setup
chapter-special-actions = Special Actions
chapter-temple = Build Temple
chapter-trample = Trample
chapter-trophies = Trophies
chapter-turn = Turn
chapter-usurp = Usurp
chapter-victory = Victory

## The table in the terminal

table-round = Round { $round }
table-seas = Seas
table-legend = ° Yggdrasil  (3) Pop.  A Altar  T Temple  V Village  M Monument  ● Uruz  ■ Othala  ▲ Algiz  f Forge  ♞ Hero  ! Injured
table-level = { $level }/{ $most }
table-omens = Omens
table-stock = Stock
table-temples = Temples { $count }
table-combat = Combat cards { $count }
table-discard = discarded { $count }
table-blessings = Blessings { $count }
table-events = Events { $count }
table-waiting = not in play: { $monsters }
table-killed = { $monster } killed by
table-battle = Battle { $region }
table-value = value { $value }
table-losses = { $count ->
    [one] 1 Loss
   *[other] { $count } Losses
}
table-passed = passed
table-shown = The enemy holds { $cards }
table-hunt = { $hunter } Hunts { $monster }, { $keeper } plays the beast · round { $round }
table-rage = defence { $value } against Rage { $rage }
table-weak = { $value } against Weak Point { $weak }
table-attacks = Attack cards: { $hand } in hand, { $deck } in the deck
table-calm = next Rage −{ $count }
table-last-turns = Ragnarok: { $count ->
    [0] last turn
    [one] 1 turn left
   *[other] { $count } turns left
}
aside-runes = { $count ->
    [one] 1 Rune
   *[other] { $count } Runes
}

## The table in plain lines

plain-line = { $name }: { $what }.
plain-borders = Borders on { $regions }.
plain-card = { $name } ({ $kind }). { $text }
plain-bare-card = { $name } ({ $kind })
card-line = Copies in the deck: { $copies }, { $source }.

## In the hall: its banner, its shields, and what a table can be opened with

hall-title = Lords of Ragnarok
    .kind = Conquer, build Temples, hunt beasts: three roads to victory
hall-source-crown = Regions next to Yggdrasil, in the last count
hall-score = { $score ->
    [one] { $score } Region
   *[other] { $score } Regions
    }
hall-source-regions = Regions taken
hall-source-battles = Battles won
hall-source-temples = Temples built
hall-source-monuments = Monument levels built
hall-source-beasts = Monsters killed
hall-source-blessings = Blessings
hall-course = Regions held, from the first move to the last
hall-paint = Your colour
hall-shield-green = Green
hall-shield-red = Red
hall-shield-black = Black
hall-shield-yellow = Yellow
hall-choice-track = Temple track
    .help = Side a is best for a first game.
hall-choice-track-a = Side a: two Drafts of Blessings
hall-choice-track-b = Side b: three Drafts of Blessings

# -- moments
stage-attacks = { $seat-subject } attacks
stage-value = Battle value
stage-cards = { $count ->
    [0] No cards played
    [one] One card played
   *[other] { $count } cards played
}
stage-no-cards = no card
stage-wins = { $seat-subject } wins, { $own } against { $foe }
stage-tied = Tied at { $own }: the defender wins ({ $seat-subject })
stage-winner = wins
stage-short = { $count } short
stage-tie-lost = tied
stage-armies = Armies
stage-holds = { $seat-subject } holds { $region }
stage-lost-all = { $seat-subject } wins but doesn’t hold { $region }
stage-retreats = Retreats { $region-to }
stage-all-gone = { $count ->
        [one] destroyed
       *[other] all destroyed
    }
stage-of-armies = { $count ->
        [one] Army
       *[other] Armies
    }
stage-owner = { $seat-subject } still controls { $region }
stage-ownerless = No one controls { $region }
stage-stays = stays { $region-in }
stage-kept = { $seat-subject } plays { $monster }
stage-round = { $attack }, then { $boxes ->
        [0] no box covered
        [one] one box covered
       *[other] { $boxes } boxes covered
    }
stage-defence = defence
stage-undefended = no defence
stage-box = Box { $box } covered{ $cards ->
        [0] {""}
       *[other] {" "}with { $card }
    }
stage-outcome = Outcome
stage-hunt = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $boxes ->
        [0] no box covered
        [one] one box covered
       *[other] { $boxes } boxes covered
    }
stage-end = The end
stage-count = Yggdrasil
stage-later = played later
stage-regions = { $count ->
        [one] Region
       *[other] Regions
    }
stage-lands = { $count ->
        [one] Territory
       *[other] Territories
    }
stage-temples = { $count ->
        [one] Temple
       *[other] Temples
    }
stage-kills = { $count ->
        [one] kill
       *[other] kills
    }
stage-last-turns = Last turns
stage-begins = Ragnarok begins!
stage-each-turn = Everyone takes one more turn, { $seat-the } last
stage-will-count = Everyone takes one more turn, { $seat-the } last. Then most Regions next to Yggdrasil wins, unless a player completes a road first.
stage-road-jarl-supreme = { $count } whole Territories
stage-road-great-godi = { $count } Regions with Temples
stage-road-slayer = { $count ->
    [one] One Monster killed, then Loki
   *[other] { $count } Monsters killed, then Loki
}
stage-road-ragnarok = Most Regions next to Yggdrasil at the end

## Units of the numbers in lists

measure-value = in Battle
measure-defence = of defence
measure-losses = { $losses ->
    [one] Loss
   *[other] Losses
}

## Lines for newcomers, below the question

now-jarl = { $seat-subject } holds { $has } whole Territories: { $of } win at once.
now-godi = { $seat-subject } holds { $has } Regions with a Temple: { $of } win at once.
now-slayer = { $seat-subject } can Hunt Loki. Killing Loki wins at once.
now-last-turns = Ragnarok has come: these are the last turns. Most Regions next to Yggdrasil wins.
now-omens = { $turned } of { $of } Omens are turned. The next one starts Ragnarok.
now-hero = Authority is the value of new Armies, Might counts in Hunts, Wisdom is how many Runes and cards you can hold.
now-land = Recruit and raise Armies at a Village, build a Temple on an Altar, take a Rune from a Forge.
now-alliance = When a Realm’s Action gets its first marker, all allies of the Realm may take its bonus.
now-prayer = From level 1 on, a Priest on a Monument raises its Attribute by 1, and the god gives a bonus.
now-hero-step = Your Hero Hunts, Usurps and takes Runes in its Region. Think one turn ahead.
now-runes = One Rune Action per turn. Three different Runes raise your lowest Attribute.
now-manoeuvre = An Army at least as strong as a neutral Region’s Population takes it. Once taken, the Population counts 0.
now-special = You must take an Action, and never the one with your marker. If you cover a rival’s marker, that rival gains a Rune.
now-monsters = A Monster you Activate strikes what is near it. To Hunt one, your Hero must be in its Region.
now-monument = Then Omens are checked, and Priests and markers are removed. An Event follows.
now-battle = The defender wins ties. Losses on your own cards cost you Armies, win or lose.
now-hunt = Each round the beast attacks first. A round without Damage loses the Hunt and Injures your Hero.
now-defend = Your cards must match the beast’s Rage, or include a Shield.
now-boxes = Cover a box with a card of the weapon it shows. When all are covered, the beast is dead.
