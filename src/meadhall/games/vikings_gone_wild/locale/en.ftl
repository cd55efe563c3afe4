# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Vikings Gone Wild
    .kind = Build a village, brew, fight the undead, alone or together

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
    .kind = { $kind-en }
    .effect = { $text-en }
    .text = Bonus at the end. { $text-en }
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
card-attack = Attacks with { $number }.
card-defence = { $either ->
        [yes] Or from your hand, on a building of yours that is attacked: +{ $number }.
       *[no] From your hand, on a building of yours that is attacked: +{ $number }.
    }
card-price = Costs { $cost }.
card-nothing = Does nothing when you draw it.
effect-play-beer = +{ $number } beer.
effect-play-gold = +{ $number } gold.
effect-play-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
effect-play-steal_gold = Take { $number } gold { $number ->
        [one] token
       *[other] tokens
    } from a rival; if none has any, +1 gold.
effect-play-steal_beer = Take up to { $number } beer { $number ->
        [one] token
       *[other] tokens
    } from one rival; if none has any, +1 beer.
effect-play-arm = One of your Units has +{ $number } ATK this turn.
effect-play-double = Double the ATK of one of your Units this turn, by +{ $number } at most.
effect-play-arm_all = All your Units have +{ $number } ATK this turn.
effect-play-borrow = Use a Unit from a rival’s discard this turn, then give it back.
effect-play-cheap_building = The next building you build this turn costs { $number } less in all, beer or gold as you like.
effect-play-cheap = Later this turn, something you buy, build or upgrade costs { $number } less in all, beer or gold as you like.
effect-play-burn = Remove up to { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of your hand or discard from the game.
effect-play-renew = Remove up to { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of your hand from the game and draw as many.
effect-play-beer_or_gold = +{ $number } beer or +{ $other } gold.
effect-strike-vanish = After attacking it is removed from the game.
effect-strike-alone = Where it attacks a building alone, no Defence card helps.
effect-strike-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } when it attacks.
effect-strike-damage_point = +{ $number } VP if it damages a building.
effect-guard-every = It counts for every building of yours that this attacker attacks this turn.
effect-guard-draw = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
effect-guard-hold_point = +{ $number } VP if the building holds.
effect-bought-points = When you buy it: { $number } VP.
building-brewery-does = In each Production: { $number } beer.
building-gold-mine-does = In each Production: { $number } gold.
building-beer-storage-does = Stores up to { $number } beer.
building-gold-storage-does = Stores up to { $number } gold.
building-drakkar-does = At the end of the round, keep { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of your hand.
building-tavern-does = Draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } more each round.
town-hall-limit = At most { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    } of each type.
town-hall-points = Against each other: { $number } VP when you reach it.
undead-untouchable = Cannot be attacked.
undead-lives = Each attack that reaches its DEF costs it a life; lives for 1, 2, 3, 4 players: { $life-1 }, { $life-2 }, { $life-3 }, { $life-4 }. No clash discards it.
undead-unit-loss = Attacks everybody: −{ $number } VP for each player who does not hold.
undead-boss-loss = Attacks everybody: −{ $number } VP for each player who does not hold.
undead-building-loss = When it clashes the team loses { $number } VP. There is no defence.
undead-challenge-loss = Else −{ $number } VP for each player.
effect-fail-lose_beer = And everybody loses all beer tokens, stored ones too.
effect-fail-lose_gold = And everybody loses all gold tokens, stored ones too.
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
effect-objective-hall = A Town Hall of level { $number } or more.
effect-objective-industry = At least { $number } Breweries and Gold Mines together.
effect-objective-beer = At least { $number } beer stored.
effect-objective-gold = At least { $number } gold stored.
effect-objective-units = At least { $number } bought Units in your deck.
effect-objective-defences = At least { $number } Defence cards in your deck.
effect-objective-types = Buildings of at least { $number } types besides the Town Hall.
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
effect-mission-hall = Have a Town Hall of level { $number } or more.
effect-mission-reveal = Show { $number ->
        [one] a Defence card
       *[other] { $number } Defence cards
    } in your hand.
effect-mission-own = Own { $number } buildings besides the Town Hall.
effect-mission-tokens = Have { $number } resource tokens, stored ones too.
effect-mission-strike = Damage a building this turn with an attack of { $number } or more.
effect-mission-spend = Spend { $number } resources this turn, beer and gold together.
effect-bonus-units = Who has the most Units, Viking Warriors not counted.
effect-bonus-might = Who has the most ATK on all cards together.
effect-bonus-defences = Who has the most Defence cards.
effect-bonus-buildings = Who has the most buildings, besides the Town Hall.
effect-bonus-industry = Who has the most Breweries and Gold Mines together.
effect-bonus-stored = Who has the most stored tokens after the last Storage.
effect-bonus-path = Who has the most cards of Odin’s Path.
effect-bonus-missions = Who has completed the most Missions.
rank-glory = From { $number } Glory on.

## What cards ask for when they are played, and what comes of it

ask-rob = Whose { $resource } do you take?
    .wait = { $seat-subject } looks around for somebody to rob.
ask-beer_or_gold = Do you take { $beer } beer or { $gold } gold?
    .wait = { $seat-subject } is taking beer or gold.
ask-arm = Which of your Units is stronger this turn?
    .wait = { $seat-subject } is arming a Unit.
ask-borrow = Which Unit do you borrow?
    .wait = { $seat-subject } is borrowing a Unit, without asking.
ask-burn = Which cards do you burn? ({ $picks } of { $most })
    .wait = { $seat-subject } is choosing what to burn.
ask-renew = Which cards do you change for new ones? ({ $picks } of { $most })
    .wait = { $seat-subject } is choosing what to give up.
ask-spare = It costs { $beer } beer and { $gold } gold. What do you save?
    .wait = { $seat-subject } is haggling.
event-ResourcesGained = { $seat-subject } gains { $beer ->
        [0] {""}
       *[other] { $beer } beer
    }{ $gold ->
        [0] {""}
       *[other] { $gold } gold
    }.
event-TokensStolen = { $seat-subject } robs { $foe-the }: { $number } { $resource }.
event-UnitArmed = { $card } { $seat-of } has +{ $bonus } ATK this turn.
event-UnitsRallied = All Units { $seat-of } have +{ $bonus } ATK this turn.
event-UnitBorrowed = { $seat-subject } borrows { $card } { $foe-of }.
event-UnitReturned = { $card } goes back to the discard { $foe-of }.
event-PricesCut = { $building ->
        [1] The next building { $seat-of } costs { $number } less.
       *[other] Something that { $seat-subject } buys, builds or upgrades this turn costs { $number } less.
    }
event-CostSpared = { $seat-subject } saves { $beer } beer and { $gold } gold.
why-vg-950 = name a rival
    .rival = name a rival
    .none = there is nothing of that to take
why-vg-952 = only one of your Units that can still attack
    .unit = only one of your Units that can still attack
why-vg-956 = choose how the saving is split: it costs { $beer } beer and { $gold } gold
why-vg-957 = only cards of your hand or discard
    .discard = it is not in your discard
why-vg-962 = only Units from a rival’s discard
    .rival = name a rival
    .unit = it is no Unit
    .discard = it is not in that discard
why-vg-967 = take beer or gold
why-vg-970 = only cards of your hand
    .hand = it is not in your hand

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
brief-brewery = +{ $number } a round
brief-gold-mine = +{ $number } a round
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
brief-shields = { $number } shields
brief-hunt = slay { $number }
brief-builders = build { $number }
brief-sacrifice = give up { $number }
brief-riposte = holds
brief-lives = { $left } of { $lives } left
board-draco = Draco
    .text = A small dragon with a big thirst. Once a turn, a Unit of ATK 1 is enough: it leaves you 1 beer or 1 gold.
board-camp = Undead camp
    .short = Undead
    .text = Beat it once a turn, and it is worth a point.
board-riposte = Riposte
    .text = A row of your best men, or at least of those who were awake. They hold for two rounds, slot by slot: nothing clashes where they stand.
sign-attack = ATK
sign-defence = DEF
title-row = The Undead Army on Odin’s Path
title-path = Odin’s Path
title-goals = Objectives
title-market = Market
title-village = Your village
title-village-of = The village { $seat-of }
title-purse = To spend
title-favours = Favours
title-bonuses = At the end
title-coming = What comes
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
omen-asleep = wakes at { $step }
track-desolation = Desolation
track-team = Team
track-gap = { $gap } between us and the end
track-favour = A Favour
track-goal = The last round
goal-need = { $objective-effect }
goal-stock = { $stock } left, { $lacking } needed
beast-draco-gives = beer or gold
beast-camp-gives = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bonus-points = most { $first }, second { $second }
state-raised = under construction
state-burnt = attacked this round
why-short-none = none
why-short-limit = { $has }/{ $limit }
fund-fresh = { $number } this turn
fund-kept = { $number } kept
fund-stored = { $number } stored
fund-nothing = nothing
number-points = points
count-hand = cards in hand
count-deck = draw pile
count-discard = discard
stored-beer = Beer stored
stored-gold = Gold stored
mark-hammer = The hammer: plays first
stage-round = Round { $round }
clash-title = { $undead } strikes every village
clash-loss = −{ $loss } for each of us who does not hold
clash-mine = your { $building }
clash-side = { $building }
clash-none = nothing it could strike
clash-open = −{ $loss } unless it holds
clash-falls = lost, −{ $loss }
clash-help = { $cards ->
        [0] an empty hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
aim-beats = enough
aim-short = not enough yet
aim-holds = holds
aim-falls = falls
coming-riposte = The Riposte holds the line: nothing clashes where it stands.
coming-horn = Round { $round }: the { $horn }, slot { $slot } clashes.
coming-awake = The { $horn } sounds: slot { $slot } clashes every round.
coming-rank = { $glory }: { $rank }
glory-steps = A win { $win }, no loss at all { $unhurt }, each handicap step 1; { $steps ->
        [0] none is chosen
       *[other] { $steps } chosen
    }.
