# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Vikings Gone Wild
    .kind = Build a village, brew beer, fight the Undead, solo or together
hall-source-undead = Undead destroyed
hall-source-boss = blows against the Boss
hall-source-challenges = Challenges met
hall-source-held = buildings that held
hall-source-fell = buildings that were beaten
hall-source-built = buildings built
hall-source-halls = Town Hall levels
hall-source-bought = cards bought
hall-line-team = Team
hall-line-desolation = Desolation
hall-score = { $score } VP
    .team = { $score } Glory
hall-course = from the first move to the last

hall-rank-thief = Thief
hall-rank-warrior = Warrior
hall-rank-housecarl = Housecarl
hall-rank-warlord = Warlord
hall-rank-jarl = Jarl
hall-campaign = A victory is worth 1 Glory, plus 1 without any loss, plus 1 for each handicap step. Jarls can double or triple the handicaps: the War of the Jarls.

## Cards, buildings, aims: what they are, and what they say (made from their effects)

name-of = { $vowel ->
       *[other] of { $name }
    }
card = { $name-en }
    .of = { $of-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .quip = { $quip-en }
    .text = { $kind-en }. { $rest-en }
building = { $name-en }
    .of = { $of-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .quip = { $quip-en }
    .text = { $kind-en }, DEF { $defence }. { $rest-en }
hall = Town Hall { $level ->
        [1] I
        [2] II
       *[other] III
    }
    .of = of Town Hall { $level ->
        [1] I
        [2] II
       *[other] III
    }
    .kind = Town Hall
    .effect = { $text-en }
    .quip = { $level ->
        [1] A roof. Nearly.
        [2] Now with a door that closes.
       *[other] You can see it from Valhalla. Odin complains.
    }
    .text = Town Hall, DEF { $defence }. { $rest-en }
undead = { $name-en }
    .of = { $of-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .quip = { $quip-en }
    .text = { $kind-en }{ $attack ->
        [0] {""}
       *[other] , ATK { $attack }
    }{ $defence ->
        [0] {""}
       *[other] , DEF { $defence }
    }. { $rest-en }
objective = { $name-en }
    .of = { $of-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .text = Objective of every player. { $text-en }
mission = { $name-en }
    .of = { $of-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .text = Mission of level { $level }, { $points } VP. { $text-en }
bonus = { $name-en }
    .of = { $of-en }
    .source = Bonus { $name-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .text = End-of-game Bonus. { $text-en }
rank = { $name-en }
    .of = { $of-en }
    .kind = { $kind-en }
    .effect = { $text-en }
    .quip = { $quip-en }
    .text = { $rest-en }
kind-resource = Resource
kind-action = Action
kind-unit = Unit
kind-defence = Defence
kind-unit-defence = Unit and Defence
kind-relic = Relic
kind-building = Building
kind-undead-unit = Undead Unit
kind-undead-building = Undead Building
kind-challenge = Challenge
kind-boss = Boss
kind-objective = Objective
kind-mission = Mission
kind-bonus = Bonus
kind-rank = Rank
cost-beer = { $number } beer
cost-gold = { $number } gold
cost-both = { $beer } and { $gold }
card-attack = ATK { $number }.
card-defence = { $either ->
        [yes] Or, from your hand, on one of your buildings under attack: +{ $number }.
       *[no] From your hand, on one of your buildings under attack: +{ $number }.
    }
card-price = Costs { $cost }.
card-nothing = Does nothing when you draw it.
effect-play-beer = +{ $number } beer.
effect-play-gold = +{ $number } gold.
effect-play-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
effect-play-steal_gold = Take { $number ->
        [one] { $number } gold token from a rival
       *[other] up to { $number } gold tokens from one rival
    }; if none has any, +1 gold.
effect-play-steal_beer = Take up to { $number } beer { $number ->
        [one] token
       *[other] tokens
    } from one rival; if none has any, +1 beer.
effect-play-arm = One of your Units has +{ $number } ATK this turn.
effect-play-double = Double the printed ATK of one of your Units this turn, by +{ $number } at most.
effect-play-arm_all = All your Units have +{ $number } ATK this turn.
effect-play-borrow = Use a Unit from a rival’s discard this turn, then give it back.
effect-play-cheap_building = The next building you build this turn costs { $number } less in total, in beer or gold as you choose.
effect-play-cheap = Later this turn, one thing you buy, build or upgrade costs { $number } less in total, in beer or gold as you choose.
effect-play-burn = Remove up to { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in your hand or discard from the game.
effect-play-renew = Remove up to { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in your hand from the game and draw the same number.
effect-play-beer_or_gold = +{ $number } beer or +{ $other } gold.
effect-strike-vanish = After it attacks, it is removed from the game.
effect-strike-alone = If it attacks a building alone, no Defence card helps.
effect-strike-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } when it attacks.
effect-strike-damage_point = +{ $number } VP if it damages a building.
effect-guard-every = It counts for every one of your buildings that this attacker attacks this turn.
effect-guard-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
effect-guard-hold_point = Another +{ $number } VP if Defence cards save the building.
effect-bought-points = When you buy it: { $number } VP.
building-brewery-does = In each Production: { $number } beer.
building-gold-mine-does = In each Production: { $number } gold.
building-beer-storage-does = Stores up to { $number } beer.
building-gold-storage-does = Stores up to { $number } gold.
building-drakkar-does = At the End of Round, keep { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in your hand.
building-tavern-does = Draw { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    } each round.
town-hall-limit = { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } of each type at most.
town-hall-points = Against each other: { $number } VP when you reach it.
undead-untouchable = Can’t be attacked.
undead-lives = Each attack that reaches its DEF costs it a life. Lives for 1, 2, 3, 4 players: { $life-1 }, { $life-2 }, { $life-3 }, { $life-4 }. Clashes never discard it.
undead-unit-loss = Attacks every player: −{ $number } VP for each one who does not hold.
undead-boss-loss = Attacks every player: −{ $number } VP for each one who does not hold.
undead-building-loss = When it clashes, the team loses { $number } VP. There is no defence.
undead-challenge-loss = Otherwise, −{ $number } VP for each player.
effect-fail-lose_beer = All players also lose all their beer tokens, stored ones included.
effect-fail-lose_gold = All players also lose all their gold tokens, stored ones included.
effect-challenge-pay_beer = One player pays { $number } beer.
effect-challenge-pay_gold = One player pays { $number } gold.
effect-challenge-shields = One player discards { $number ->
        [one] { $number } Defence card
       *[other] { $number } Defence cards
    } from the hand.
effect-challenge-hunt = One player destroys { $number ->
        [one] { $number } Undead Unit or Building
       *[other] { $number } Undead Units or Buildings
    } in one turn.
effect-challenge-builders = One player builds or upgrades { $number ->
        [one] once
        [2] twice
       *[other] { $number } times
    } in one turn.
effect-challenge-sacrifice = One player removes { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, from the hand or played this turn, from the game.
effect-objective-hall = A Town Hall of level { $number ->
        [3] 3
       *[other] { $number } or more
    }.
effect-objective-industry = At least { $number } Breweries and Gold Mines together.
effect-objective-beer = At least { $number } beer stored.
effect-objective-gold = At least { $number } gold stored.
effect-objective-units = At least { $number } bought Units in your deck.
effect-objective-defences = At least { $number } Defence cards in your deck.
effect-objective-types = Buildings of at least { $number } types, not counting the Town Hall.
effect-mission-build = Build { $number ->
        [one] a building
       *[other] { $number } buildings
    } this turn.
effect-mission-buy_unit = Buy { $number ->
        [one] a Unit
       *[other] { $number } Units
    } this turn.
effect-mission-buy_path = Buy { $number ->
        [one] a card
       *[other] { $number } cards
    } from Odin’s Path this turn.
effect-mission-buy_defence = Buy { $number ->
        [one] a Defence card
       *[other] { $number } Defence cards
    } this turn.
effect-mission-win = Win { $number ->
        [one] any attack
       *[other] { $number } attacks
    } this turn: a building, Draco, the camp.
effect-mission-spend_beer = Spend { $number } beer this turn.
effect-mission-spend_gold = Spend { $number } gold this turn.
effect-mission-trade = Exchange resources, and buy or build something, this turn.
effect-mission-damage = Damage { $number ->
        [one] a building
       *[other] { $number } buildings
    } this turn.
effect-mission-hall = Have a Town Hall of level { $number ->
        [3] 3
       *[other] { $number } or more
    }.
effect-mission-reveal = Show { $number ->
        [one] a Defence card
       *[other] { $number } Defence cards
    } in your hand.
effect-mission-own = Own { $number } buildings, not counting the Town Hall.
effect-mission-tokens = Have { $number } resource tokens, stored ones included.
effect-mission-strike = Damage a building this turn with an attack of { $number } or more.
effect-mission-spend = Spend { $number } resources this turn, beer and gold together.
effect-bonus-units = The player with the most Units, not counting Viking Warriors.
effect-bonus-might = The player with the most ATK on all cards together.
effect-bonus-defences = The player with the most Defence cards.
effect-bonus-buildings = The player with the most buildings, not counting the Town Hall.
effect-bonus-industry = The player with the most Breweries and Gold Mines together.
effect-bonus-stored = The player with the most stored tokens after the last Storage.
effect-bonus-path = The player with the most cards of Odin’s Path.
effect-bonus-missions = The player with the most Missions completed.
rank-glory = From { $number } Glory on.

## The table and its rules: seats, things, chapters

seat-wolf = Wolf
    .subject = The Wolf
    .the = the Wolf
    .of = of the Wolf
    .letter = W
seat-bear = Bear
    .subject = The Bear
    .the = the Bear
    .of = of the Bear
    .letter = B
seat-serpent = Serpent
    .subject = The Serpent
    .the = the Serpent
    .of = of the Serpent
    .letter = S
seat-raven = Raven
    .subject = The Raven
    .the = the Raven
    .of = of the Raven
    .letter = R
building-town-hall = Town Hall
    .of = of the Town Hall
    .kind = Building
    .effect = Its level sets how many buildings of each type you may own.
    .quip = Where Vikings shout until they agree.
    .text = Building. Its level sets how many buildings of each type you may own, and how well it withstands an attack. It can be attacked like any other building.
resource-beer = beer
    .letter = B
    .text = Pays for Units and buildings. Beer from cards is lost at the end of your turn. Beer from Breweries is a token: Beer Storages keep it.
resource-gold = gold
    .letter = G
    .text = Pays for Defence cards, buildings and the Town Hall. Gold from cards is lost at the end of your turn. Gold from Gold Mines is a token: Gold Storages keep it.
phase-production = Production
    .text = Every working Brewery and Gold Mine gives its token.
phase-draw = Draw
    .text = Everyone draws a hand, plus one card for each working Tavern.
phase-players = Players
    .text = One turn each, from the hammer to the left: play, buy, build, upgrade, exchange and attack, in any order.
phase-ragnarok = Ragnarök
    .text = Cards under active Horns clash, the Riposte moves, the Undead Army closes ranks, and Desolation grows by 1.
phase-storage = Storage
    .text = Tokens that fit in working Storages are kept; the rest are lost.
phase-end = End of Round
    .text = Discard your hand and played cards, except cards kept by Drakkars. Remove damage and scaffolds. Pass the hammer to the left.
horn-first = first Horn
    .text = Active once Desolation reaches its mark. From the next round on, the card in slot 5 clashes.
horn-second = second Horn
    .text = Active once Desolation reaches its mark. From the next round on, the card in slot 4 also clashes.
horn-ragnarok = Ragnarök
    .text = Turned face up when the Team and Desolation tokens meet: you lose.
slot = slot { $number }
number = { $number }
source-rulebook = in the rulebook
source-public = in public texts
source-design = of our design
chapter-setup = Setup
chapter-phases = Phases
chapter-player-turn = A player’s turn
chapter-undead-army = The Undead Army
chapter-ragnarok-phase = The Ragnarök phase
chapter-end-of-game = End of the game
chapter-competitive-game = The competitive game
chapter-limits-and-information = Limits and information
chapter-card-effects = Effects of cards
chapter-example = Examples
hall-choice-mode = The game
    .help = Against the Undead: save your villages, alone or as a team. Against each other: raid your rivals for points.
hall-choice-mode-ragnarok = Against the Undead
hall-choice-mode-versus = Against each other
hall-choice-jarl = War of the Jarls
    .help = If you have won with the rank of Jarl, you can double or triple the handicaps.
hall-choice-undead = More Undead
    .help = Adds three Undead cards per step. Each step is worth 1 Glory if you win.
hall-choice-undead-0 = standard
hall-choice-undead-1 = 3 more
hall-choice-undead-2 = 6 more
hall-choice-undead-3 = 9 more
hall-choice-objectives = More Objectives
    .help = Adds one Objective for everyone per step. Each step is worth 1 Glory if you win.
hall-choice-objectives-0 = standard
hall-choice-objectives-1 = 1 more
hall-choice-objectives-2 = 2 more
hall-choice-objectives-3 = 3 more
hall-choice-points = Shorter track
    .help = Your team starts three spaces closer to Desolation per step. Each step is worth 1 Glory if you win.
hall-choice-points-0 = standard
hall-choice-points-1 = 3 spaces
hall-choice-points-2 = 6 spaces
hall-choice-points-3 = 9 spaces

## Questions

ask-act = Your turn: play, buy, build, attack, or end your turn.
    .wait = { $seat-subject } is taking a turn.
ask-send = Choose Units to send. Target: { $defence } ATK.
    .wait = { $seat-subject } is choosing Units for an attack.
ask-spoils = You beat Draco! Take beer or gold?
    .wait = { $seat-subject } is choosing Draco’s beer or gold.
ask-give_shields = Choose a Defence card to discard.
    .wait = { $seat-subject } is discarding Defence cards.
ask-sacrifice = Choose a card to remove for good.
    .wait = { $seat-subject } is choosing a card to remove.
ask-defend = Defend your { $building }?
    .wait = { $seat-subject } can defend: { $building }.
ask-keep = Choose a card for your Drakkar to keep.
    .wait = { $seat-subject } is choosing cards to keep.

## Options

option-done = { $question ->
        [act] End the turn
        [send] Attack
        [defend] No more defence
        [guard] No more defence
        [empty_storage] Empty no more
        [keep] Keep no more
       *[other] Done
    }
option-play = Play { $card }
    .verb = Play
    .cell = { $card }
option-gather = Play all cards that give beer or gold
option-buy = Buy { $card }
    .verb = Buy
    .cell = { $card }
option-build = Build: { $building }
    .verb = Build
    .cell = { $building }
option-upgrade = Upgrade the Town Hall
option-trade = { $resource-key ->
        [beer] Exchange beer for gold
       *[gold] Exchange gold for beer
    }
    .verb = Exchange
    .cell = { $resource }
option-attack = Attack: { $undead } in { $slot }
    .verb = Attack
    .row = { $undead }
    .cell = { $slot }
option-draco = Attack Draco
option-with = Send { $card }
    .verb = Send
    .cell = { $card }
option-take = Take { $resource }
    .verb = Take
    .cell = { $resource }
option-meet = Meet the Challenge: { $undead }
    .verb = Meet
    .cell = { $undead }
option-discard = Discard { $card }
    .verb = Discard
    .cell = { $card }
option-remove = Remove { $card } from your hand for good
    .verb = Give up
    .cell = { $card }
option-remove-played = Remove { $card }, already played, for good
    .verb = Give up what was played
    .cell = { $card }
option-defend = Defend with { $card }: { $building }
    .verb = Defend with
    .row = { $card }
    .cell = { $building }
    .asks-building = Choose a building for { $card } to defend.
option-keep = Keep { $card }
    .verb = Keep
    .cell = { $card }
option-camp = Attack the Undead camp
option-raid = Attack { $foe-the }: { $building }
    .verb = Attack
    .row = { $foe }
    .cell = { $building }
    .asks-building = Choose one of { $foe-the }’s buildings to attack.
option-strike = Strike
option-renew = Replace { $card } on Odin’s Path
    .verb = Replace
    .cell = { $card }
option-claim = Claim the Mission { $mission }
    .verb = Claim
    .cell = { $mission }
option-change = Change the Mission { $mission }
    .verb = Change
    .cell = { $mission }
option-favour = Take the Favour { $card }
    .verb = Take
    .cell = { $card }
option-empty = { $resource-key ->
        [beer] Empty a Beer Storage
       *[gold] Empty a Gold Storage
    }
    .verb = Empty
    .cell = { $resource }
option-rob = Rob { $foe-the }
    .verb = Rob
    .cell = { $foe }
option-arm = Arm { $card }
    .verb = Arm
    .cell = { $card }
option-borrow = Borrow { $foe-the }’s { $card }
    .verb = Borrow
    .row = { $foe }
    .cell = { $card }
    .asks-card = Choose one of { $foe-the }’s cards to borrow.
option-remove-discarded = Remove { $card } from your discard for good
    .verb = Give up from the discard
    .cell = { $card }
option-spare = Save { $beer } beer and { $gold } gold
    .verb = Save
    .row = { $beer } beer
    .cell = { $gold } gold

## Events

event-RoundBegan = Round { $round }. { $seat-subject } has the hammer.
event-PhaseBegan = { $phase }.
event-TurnBegan = { $seat-subject } starts a turn.
event-TurnEnded = { $seat-subject } ends the turn{ $beer ->
        [0] {""}
       *[other] , { $beer } beer lost
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold lost
    }.
event-Produced = { $seat-subject } produces { $beer ->
        [0] { $gold } gold
       *[other] { $beer } beer{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }.
event-Stored = { $seat-subject } stores { $beer ->
        [0] { $gold ->
            [0] nothing
           *[other] { $gold } gold
        }
       *[other] { $beer } beer{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }{ $lost ->
        [0] {""}
        [one] ; 1 token lost
       *[other] ; { $lost } tokens lost
    }.
event-HammerPassed = The hammer passes to { $seat-the }.
event-CardsDrawn = { $seat-subject } draws { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-Reshuffled = { $seat-subject } shuffles { $number ->
        [one] { $number } discarded card
       *[other] { $number } discarded cards
    } into a new deck.
event-CardPlayed = { $seat-subject } plays { $card }.
event-Gathered = { $seat-subject } plays { $cards }: { $beer ->
        [0] { $gold } gold
       *[other] { $beer } beer{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }.
event-CardBought = { $seat-subject } buys { $card }.
event-CardsDiscarded = { $seat-subject } discards { $cards }.
event-CardsRemoved = { $seat-subject } removes for good: { $cards }.
event-CardsKept = { $seat-subject } keeps { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } aboard.
event-Traded = { $seat-subject } exchanges { $given } { $resource } for { $got } { $resource-key ->
        [beer] gold
       *[gold] beer
    }.
event-BuildingBegun = { $seat-subject } starts building: { $building }.
event-HallUpgraded = { $seat-subject } raises the Town Hall to level { $level }.
event-DracoBeaten = { $seat-subject } beats Draco with { $units } and takes 1 { $resource }.
event-TeamLost = The team loses { $points } VP and is at { $team }.
event-HornSounded = { $horn-key ->
        [first] The first Horn sounds: from now on, slot 5 clashes.
        [second] The second Horn sounds: from now on, slot 4 also clashes.
       *[ragnarok] The third Horn sounds: it is Ragnarök!
    }
event-UndeadSlain = { $seat-subject } sends { $units } ({ $attack }) and destroys { $undead } in { $slot }.
event-BossWounded = { $seat-subject } sends { $units } and wounds { $undead }: { $left ->
        [one] { $left } life left
       *[other] { $left } lives left
    }.
event-BossSlain = { $seat-subject } sends { $units } and beats { $undead }!
event-ChallengeMet = { $seat-subject } meets the Challenge { $undead }.
event-ClashBegan = Clash in { $slot }: { $undead }.
event-BuildingAttacked = { $undead } attacks { $seat-the }’s { $building }.
event-NothingToAttack = { $undead } finds no building it can beat in { $seat-the }’s village: the village does not hold.
event-BuildingHeld = { $seat-subject }’s { $building } holds at { $defence }{ $cards-count ->
        [0] {""}
       *[other] , with { $cards }
    }.
event-BuildingFell = { $seat-subject }’s { $building } is beaten at { $defence }{ $cards-count ->
        [0] {""}
       *[other] , despite { $cards }
    }.
event-UndeadFailed = { $undead } gets through.
event-TokensLost = All players lose all their { $resource } tokens.
event-RiposteMoved = The Riposte falls back to { $slot }.
event-RiposteGone = The Riposte is gone. Nothing stops the Undead now.
event-UndeadCame = { $undead } appears in { $slot }.
event-DesolationGrew = Desolation grows to { $desolation }.
event-ObjectiveMissed = { $seat-subject } fails the Objective { $objective }.
event-TeamWon = The Boss is dead and every Objective is met: { $glory } Glory, rank { $rank }!
event-TeamFailed = The Boss is dead, but not every Objective is met. You lose.

## Why not

why-vg-120 = no Odin’s Path when you play against the Undead
why-vg-157 = no Undead Army when you play against each other
why-vg-241 = only cards in your hand can be kept
    .hand = only cards in your hand can be kept
    .played = already played; only cards in your hand can be kept
why-vg-253 = { $needs } beer become 1 gold; you have { $has }
why-vg-254 = 1 gold becomes 1 beer; you have { $has }
why-vg-302 = on your turn: play, buy, build, attack, or end it
    .gather = needs several cards that give resources; you have { $cards }
why-vg-304 = not in your hand
    .hand = not in your hand
    .played = already played
why-vg-310 = not in the market
    .stack = not for sale now
why-vg-312 = the stack is empty
why-vg-313 = costs { $beer } beer and { $gold } gold; you have { $has_beer } and { $has_gold }
why-vg-323 = a level { $level } Town Hall allows { $limit } of each type
why-vg-333 = already at level 3, the highest
why-vg-342 = send Units against it
    .unit = only Units can attack
why-vg-344 = Units attack from your hand
    .attack = this is a Unit: attack with it
    .none = you have no Units in hand
    .hand = not in your hand
why-vg-348 = take beer or gold
    .attack = needs { $defence } ATK; your Units have { $attack }
why-vg-349 = you have already beaten Draco this turn
why-vg-360 = play Defence cards from your hand
    .defence = not a Defence card
    .building = another of your buildings is under attack
    .hand = not in your hand
why-vg-363 = can be played only when you are attacked
why-vg-407 = not in that slot
    .slot = not there
why-vg-409 = it has no DEF and can’t be attacked
why-vg-412 = needs { $defence } ATK; your Units have { $attack }
why-vg-420 = not a Challenge in the row
    .challenge = not a Challenge
    .row = it is not in the row
why-vg-424 = needs { $of } this turn; you have done { $done }
why-vg-427 = a Challenge can’t be attacked; meet it instead
why-vg-516 = defend the building under attack, or decline
    .building = another of your buildings is under attack
why-vg-932 = pay beer for it
    .means = costs { $needs } beer; you have { $has }
why-vg-933 = pay gold for it
    .means = costs { $needs } gold; you have { $has }
why-vg-934 = discard a Defence card from your hand
    .means = needs { $needs } Defence cards in hand; you have { $has }
    .hand = that Defence card is not in your hand
why-vg-937 = remove a card from your hand, or one you have played
    .means = needs { $needs } cards in hand or played; you have { $has }
    .hand = not in your hand
    .played = not played by you this turn
    .discarded = discarded cards can’t be removed
why-vg-959 = it has no effect when played

## What cards ask for when they are played, and what comes of it

ask-rob = Choose a rival to take { $resource } from.
    .wait = { $seat-subject } is choosing a rival to rob.
ask-beer_or_gold = Take { $beer } beer or { $gold } gold?
    .wait = { $seat-subject } is choosing beer or gold.
ask-arm = Choose a Unit to strengthen this turn.
    .wait = { $seat-subject } is arming a Unit.
ask-borrow = Choose a Unit to borrow.
    .wait = { $seat-subject } is borrowing a Unit.
ask-burn = Choose cards to remove ({ $picks } of { $most }).
    .wait = { $seat-subject } is choosing cards to remove.
ask-renew = Choose cards to replace ({ $picks } of { $most }).
    .wait = { $seat-subject } is choosing cards to replace.
ask-spare = It costs { $beer ->
        [0] { $gold } gold
       *[other] { $beer } beer{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }. Choose what to save.
    .wait = { $seat-subject } is choosing what to save.
event-StockLeft = { $seat-subject } has enough for { $objective } and leaves the last { $number } in the market to { $partner-the }.
event-ResourcesGained = { $seat-subject } gains { $beer ->
        [0] {""}
       *[other] { $beer } beer
    }{ $gold ->
        [0] {""}
       *[other] { $beer ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $gold } gold
    }.
event-TokensStolen = { $seat-subject } takes { $number } { $resource } from { $foe-the }.
event-UnitArmed = { $seat-subject }’s { $card } has +{ $bonus } ATK this turn.
event-UnitsRallied = All of { $seat-the }’s Units have +{ $bonus } ATK this turn.
event-UnitBorrowed = { $seat-subject } borrows { $foe-the }’s { $card }.
event-UnitReturned = { $card } goes back to { $foe-the }’s discard.
event-PricesCut = { $building ->
        [1] { $seat-subject }’s next building costs { $number } less.
       *[other] Something that { $seat-the } buys, builds or upgrades this turn costs { $number } less.
    }
event-CostSpared = { $seat-subject } saves { $beer ->
        [0] { $gold } gold
       *[other] { $beer } beer{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold
        }
    }.
why-vg-950 = choose a rival
    .rival = choose a rival
    .none = this rival has none
why-vg-952 = only one of your Units that can still attack
    .unit = only one of your Units that can still attack
why-vg-956 = choose how the saving is split
    .mix = choose how the saving is split: it costs { $beer } beer and { $gold } gold
why-vg-957 = only cards in your hand or discard
    .discard = not in your discard
why-vg-962 = only Units from a rival’s discard
    .rival = choose a rival
    .unit = not a Unit
    .discard = not in that discard
why-vg-967 = take beer or gold
why-vg-970 = only cards in your hand
    .hand = not in your hand

## Rivals: raids, Odin’s Path, Missions, Favours, Bonuses

ask-assign = Choose Units to send, or add a target.
    .wait = { $seat-subject } is preparing an attack.
ask-guard = { $attack } ATK against your { $building }: defend?
    .wait = { $seat-subject } can defend: { $building }.
ask-favour = Choose a Divine Favour.
    .wait = { $seat-subject } is choosing a Divine Favour.
ask-empty_storage = Empty a full Storage for 1 VP?
    .wait = { $seat-subject } can empty full Storages.

event-RaidBegan = { $seat-subject } sends { $units } ({ $attack }) against { $foe-the }’s { $building }.
event-BuildingDefended = { $seat-subject } defends with { $cards }: { $building }.
event-BuildingDamaged = { $seat-subject } damages { $foe-the }’s { $building }: { $attack } against { $defence }.
event-RaidRepelled = { $foe-subject }’s { $building } holds: { $defence } against { $attack } from { $seat-the }.
event-CampBeaten = { $seat-subject } beats the Undead camp with { $units } ({ $attack }).
event-UnitsVanished = { $cards }: removed from the game, as agreed with { $seat-the }.
event-PointsScored = { $seat-subject } scores { $points } VP: { $total } in total.
event-FavourTaken = { $seat-subject } takes the Favour { $card }.
event-FavourTurnedUp = { $card } is a new Favour on offer.
event-StorageEmptied = { $seat-subject } empties a Storage of { $tokens } { $resource } for points.
event-LastRound = { $seat-subject } has { $points } VP: this is the last round.
event-BonusAwarded = Bonus { $bonus }: { $points } VP for { $seat-the } (count: { $count }).
event-PathTurnedUp = { $card } appears on Odin’s Path, { $slot }.
event-PathRenewed = { $seat-subject } replaces { $card } on Odin’s Path.
event-MissionCompleted = { $seat-subject } completes the Mission { $mission }.
event-DefencesShown = { $seat-subject } shows { $cards }.
event-MissionChanged = { $seat-subject } puts the Mission { $mission } back.
event-MissionDrawn = { $seat-subject } draws the Mission { $mission }.

why-vg-118 = no Undead camp when you play against the Undead Army
why-vg-340 = needs { $defence } ATK; your Units there have { $attack }
why-vg-355 = already attacked this round
why-vg-402 = team-mates can’t attack each other
why-vg-702 = attack another player’s buildings
    .seat = that seat is empty
    .building = no such building in that village
why-vg-703 = it’s yours
why-vg-704 = assign Units to all targets, then strike
    .unit = send a Unit against your current target first
    .aimed = already a target
why-vg-705 = play Defence cards on the building under attack, or decline
why-vg-712 = you have already beaten the camp this turn
why-vg-720 = available only from Odin’s Path
    .row = it is not on Odin’s Path now
why-vg-723 = replace a card of Odin’s Path
    .row = it is not on Odin’s Path
    .once = you have already replaced a card this turn
    .deck = no cards left to replace it
    .gold = costs { $needs } gold; you have { $has }
why-vg-730 = not one of your open Missions
why-vg-732 = you have already completed a Mission this turn
why-vg-736 = change one of your Missions
    .once = you have already changed a Mission this turn
    .deck = no other Missions of this level left
    .gold = costs { $needs } gold; you have { $has }
why-vg-737 = needs { $needs }; you have { $done }
why-vg-750 = take one of the face-up Favours
    .open = not face up
    .price = Favours can’t be bought; you earn them with points
why-vg-760 = empty a full Storage, or none
    .full = needs { $needs } in one Storage; { $has } stored
why-vg-947 = a lone Assassin leaves no time for Defence cards

## The picture: titles, marks and what cards say in short

kind-hall = Town Hall
kind-riposte = Riposte
brief-resource = Resource
brief-action = Action
brief-unit = Unit
brief-defence = Defence
brief-unit-defence = either way
brief-relic = heavy
brief-beer = +{ $number } beer
brief-gold = +{ $number } gold
brief-both = +{ $beer } and +{ $gold }
brief-draw = draw { $number }
brief-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
brief-bonus = { $first } · { $second }
brief-brewery = +{ $number } per round
brief-gold-mine = +{ $number } per round
brief-beer-storage = keeps { $number }
brief-gold-storage = keeps { $number }
brief-drakkar = keep { $number }
brief-tavern = draw { $number } more
brief-hall = { $number } of each
brief-undead-unit = −{ $number } each
brief-undead-building = −{ $number }
brief-boss = −{ $number } each
brief-pay_beer = pay { $number } beer
brief-pay_gold = pay { $number } gold
brief-shields = { $number } Defences
brief-hunt = destroy { $number }
brief-builders = build { $number }
brief-sacrifice = remove { $number }
brief-riposte = holds
brief-lives = { $left } of { $lives } left
board-draco = Draco
    .text = A small dragon with a big thirst. Once per turn, beat it with { $defence } ATK to take 1 beer or 1 gold.
board-camp = Undead camp
    .short = Undead
    .text = Beat it once per turn to score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
board-riposte = Riposte
    .text = A row of your best Vikings, or at least of those who were up. They hold for two rounds, slot by slot: nothing clashes where they are.
sign-attack = ATK
sign-defence = DEF
title-row = The Undead Army on Odin’s Path
title-path = Odin’s Path
title-goals = Objectives
title-market = Market
title-village = Your village
title-village-of = { $seat-subject }’s village
title-purse = To spend
title-favours = Favours
title-bonuses = At the end
title-coming = Coming up
title-glory = Glory
zone-hand = Your hand
zone-missions = Missions
pile-army = Army
pile-fallen = Fallen
pile-path = Path
pile-path-gone = Gone by
pile-deck = Deck
pile-discard = Discard
boss-below = Boss below
boss-is-out = Boss is out
slot-empty = empty
clashes = clashes
lives-left = Lives left
omen-end = the end
omen-awake = since { $step }
omen-asleep = active at { $step }
track-desolation = Desolation
track-team = Team
track-gap = { $gap ->
        [0] Nothing left
        [one] { $gap } space
       *[other] { $gap } spaces
    } between us and the end
track-favour = A Favour
track-goal = The last round
track-goal-at = Last round at { $goal } VP
goal-hall = Town Hall { $needed ->
        [1] I
        [2] II
       *[other] III
    }
goal-industry = { $needed } Breweries and Mines
goal-beer = { $needed } beer stored
goal-gold = { $needed } gold stored
goal-units = { $needed } Units bought
goal-defences = { $needed } Defence cards
goal-types = { $needed } kinds of buildings
goal-stock = { $stock } left, { $lacking } needed
beast-draco-gives = beer or gold
beast-camp-gives = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bonus-mine = { $mine } · top { $best }
bonus-best = top { $best }
mission-progress = { $mission } { $progress }/{ $needed }
raid-title = { $seat-subject } attacks{ $count ->
        [one] {""}
        [2] {" "}twice
       *[other] {" "}{ $count } times
    }
raid-next = { $damaged ->
        [0] a damaged building gives { $next } VP, the second 2, the third 3…
       *[other] { $damaged } damaged this turn: the next gives { $next } VP
    }
raid-target = { $target }
raid-open = no Units sent yet
raid-holds = holds
raid-falls = falls
raid-burns = falls, unless defended
raid-alone = no Defence card helps here
bonus-points = most { $first } VP, second { $second } VP
state-raised = under construction
state-burnt = attacked this round
short-none = none
short-limit = { $has }/{ $limit }
fund-fresh = { $number } this turn
fund-kept = { $number } kept
fund-stored = { $number } stored
fund-nothing = nothing
count-points = points
    .brief = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
count-cards = cards in hand
    .brief = hand { $value }
count-deck = draw pile
    .brief = draw pile { $value }
count-discard = discard
    .brief = discard { $value }
count-completed = Missions completed
    .brief = { $value } completed
count-stored-beer = Beer stored
    .brief = stored { $value }/{ $of }B
count-stored-gold = Gold stored
    .brief = stored { $value }/{ $of }G
mark-hammer = The hammer: plays first
stage-round = Round { $round }
clash-title = { $undead } strikes every village
clash-loss = −{ $loss } VP for each village that doesn’t hold
clash-mine = your { $building }
clash-side = { $building }
clash-none = nothing it can attack
clash-open = −{ $loss } VP unless it holds
clash-falls = lost, −{ $loss } VP
clash-help = { $cards ->
        [0] an empty hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
aim-beats = enough
aim-short = not enough yet
aim-holds = holds
aim-falls = falls
coming-riposte = Nothing clashes where the Riposte stands.
coming-horn = Round { $round }: the { $horn }, slot { $slot } clashes.
coming-awake = The { $horn } has sounded: slot { $slot } clashes every round.
coming-rank = { $glory } Glory: { $rank }
glory-steps = A win { $win }, no losses at all { $unhurt }, each handicap step 1; { $steps ->
        [0] none is chosen
       *[other] { $steps } chosen
    }.

## The drawn table of the terminal


## Raids and the end among rivals, on the stage

moment-raid = { $seat-subject }’s raid
moment-target = { $building }
moment-fell = { $attack } against { $defence }: { $seat-the } damages { $foe-the }’s { $building }.
moment-held = { $defence } against { $attack }: { $foe-the }’s { $building } holds.
moment-attacks = attacks
moment-defends = defends
moment-no-cards = no card
moment-stronger = made stronger
moment-walls = Shield Walls
moment-is-whole = { $building } holds
moment-is-damaged = { $building } damaged
moment-attack = attack
moment-tokens = Desolation against the Team
moment-gains = Rewards
moment-villages = Villages
moment-end = Final scoring
moment-over = How the match ended
moment-outcome = Outcome
moment-rank = { $rank-quip }
moment-counted = { $seat-subject } ends with { $points } VP.
event-RaidOver = { $seat-subject }’s raid is over: { $damaged ->
        [0] nothing was damaged
        [one] { $damaged } building damaged
       *[other] { $damaged } buildings damaged
    }.
event-PointsCounted = The Bonuses are scored. The match is over.
moment-ragnarok = Ragnarök
moment-slot = Slot { $slot }
moment-struck = { $undead } strikes: { $held ->
        [0] no village holds
        [one] 1 village holds
       *[other] { $held } villages hold
    }{ $fell ->
        [0] , none falls.
        [one] , 1 falls: −{ $points } VP.
       *[other] , { $fell } fall: −{ $points } VP.
    }
moment-struck-last = { $undead } strikes: { $held ->
        [0] no village holds
        [one] 1 village holds
       *[other] { $held } villages hold
    }{ $fell ->
        [one] , 1 falls. That was one too many.
       *[other] , { $fell } fall. That was at least one too many.
    }
moment-nothing-stops = { $undead } gets through: −{ $points } VP.
moment-nothing-stops-last = { $undead } gets through. That was the last straw, and the roof was made of it.
moment-ranks = The ranks close
moment-lost = The tokens have met. It is Ragnarök, and no one is left to write the song.

## What points are for, and what people are called

cause-raid = raids
cause-defence = defence
cause-camp = the Undead camp
cause-mission = Missions
cause-hall = the Town Hall
cause-relic = Rune Stones
cause-storage = full Storages
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = of { $name }

## Hints: what one plays for

hint-points = { $count } VP
    .then = At the end of the round
hint-gap = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} left before Desolation
    .then = At the end of the round

## Lines for newcomers, below the question

now-gap = { $steps ->
        [one] The tokens are { $steps } step apart.
       *[other] The tokens are { $steps } steps apart.
    } If they meet, you lose.
now-clash = { $cards ->
        [one] { $cards } card is under an active Horn and strikes after your turns.
       *[other] { $cards } cards are under active Horns and strike after your turns.
    } Defence cards left in hand help.
now-goal = The leader has { $points } VP. At { $goal }, the last round begins.
now-act = Cards you buy come later, and buildings work from the next round. Every player must meet every Objective.
now-act-versus = Cards you buy come later, and buildings work from the next round. Several buildings damaged in one turn score more each.
now-send = One player’s Units add up, and each can attack once per turn.
now-assign = The first building damaged in a turn scores 1 VP, the second 2, the third 3.
now-defend = You hold if defence and cards exceed the attack. Otherwise, the team loses points.
now-keep = All other cards in your hand are discarded.
