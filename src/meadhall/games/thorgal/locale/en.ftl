### Thorgal: names, texts of cards, questions, options, events.

## Seats

seat-outlaws = Outlaws{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = The Outlaws{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = the Outlaws{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = of the Outlaws{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = O
    .text = A faction that lives by its weapons: archers, raids on rivals’ reserves, and strength paid for with damage.
seat-stars = People of the Stars{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = The People of the Stars{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = the People of the Stars{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = of the People of the Stars{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = S
    .text = A faction of Might: mages, artefacts that foes can’t touch, and cards that return from Walhalla.
seat-lords = Lords{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = The Lords{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = the Lords{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = of the Lords{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = L
    .text = A faction of courts and coffers: full reserves and ways to spend them, and dearer cards for rivals.
seat-vikings = Vikings{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .subject = The Vikings{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .the = the Vikings{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .of = of the Vikings{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
    .letter = V
    .text = A faction of warriors: great Bravery, shields against damage, and strength in numbers.
number = { $value }
    .place = { $value ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] later
    }
hall-seat-named = { $name }’s { $plays }
    .subject = { $name }’s { $plays }
    .the = { $name }’s { $plays }
    .of = of { $name }’s { $plays }
    .from = from { $name }’s { $plays }

## Things

attribute-bravery = Bravery
    .letter = B
    .text = One of the three attributes. Each is counted separately; one never makes up for another.
attribute-cunning = Cunning
    .letter = C
    .text = One of the three attributes. Each is counted separately; one never makes up for another.
attribute-might = Might
    .letter = M
    .text = One of the three attributes. Each is counted separately; one never makes up for another.
phase-setup = Set-up
    .text = Each player secretly chooses two terrains and one or two companions, total cost 3 at most.
phase-prophecy = Prophecy
    .text = You have seven points. Each draws one card from your role’s deck: first to your hand, then unseen to your reserve.
phase-dawn = Dawn
    .text = The Destiny player gathers a group; Scourge players get in the way. Take one action each in turn, until all pass in a row.
phase-journey = Journey
    .text = The Destiny player names a terrain and must match its difficulty in all three attributes. One Scourge companion may oppose.
phase-dusk = Dusk
    .text = Take your last actions, then the Destiny player pays for companions’ upkeep. Then comes the clean-up, and the roles change.
phase-over = The end
    .text = Three horns win at once. If you can’t take damage, you lose.
zone-hand = hand
    .from = from hand
    .to = to hand
zone-deck_top = top of the deck
    .from = from the top of the deck
    .to = to the top of the deck
zone-deck_bottom = bottom of the deck
    .from = from the bottom of the deck
    .to = to the bottom of the deck
zone-reserve = reserve
    .from = from the reserve
    .to = to the reserve
zone-discard = discard
    .from = from the discard
    .to = to the discard
zone-walhalla = Walhalla
    .from = from Walhalla
    .to = to Walhalla
ban-event = playing events
ban-scourge = playing Scourge cards
ban-activate_sup = activating supports
ban-terrain = using Fenrir effects
deed-draw = draw
deed-reserve = put in reserve
deed-search = search for
deed-scry = look at
deed-move = move
deed-discard = discard
deed-reveal = reveal
deed-dmg = damage
deed-prevent = shield
deed-gain = strengthen
deed-lose = weaken
deed-convert = transform
deed-exhaust = exhaust
deed-ready = ready
deed-destroy = destroy
deed-bounce = send back to hand
deed-keep = keep without upkeep
deed-protect = protect
deed-detach = detach
deed-recall = recall
deed-redirect = redirect
deed-terrain_in = bring into play
deed-discount = make cheaper
deed-tax = make dearer
deed-forbid = forbid
deed-pay = pay for
deed-hurt = suffer for
deed-sac = sacrifice
deed-toll = take a toll for
deed-if = judge
deed-choose = choose
deed-place = place

## Cards

card = { $name-en }
    .the = { $the-en }
    .kind = { $kind }
    .text = { $text-en }
    .upkeep = { $upkeep-en }
    .fenrir = { $fenrir-en }
card-second = { $name } (second copy)
card-of-outlaws = { $name } (Outlaws)
card-of-stars = { $name } (Stars)
card-of-lords = { $name } (Lords)
card-of-vikings = { $name } (Vikings)
effect = { $key }
    .first = { $first-en }
    .second = { $second-en }
    .third = { $third-en }
    .fourth = { $fourth-en }
effect-alone = { $key }
    .first = { $key }
    .second = { $key }
    .third = { $key }
    .fourth = { $key }
card-plain = Counts by its signs alone.
card-upkeep = Upkeep: { $text }.
type-companion = Companion
type-support = Support
type-event = Event
type-scourge = Scourge
type-terrain = Terrain
source-rulebook = from the rulebook
source-public = name from published material
source-design = our own design

## Words that card texts are made of

words-then = { $first }; { $next }
words-new = { $first }. Then { $next }
words-after = { $first }; after that { $next }
words-or = — or —
words-and = and
words-times = { $text } ({ $n ->
    [2] twice
   *[other] { $n } times
})
words-else = ; otherwise, { $text }
words-while = { $text } while { $cond }
words-unless = { $text } unless { $cond }
trigger-play = { $text }.
trigger-enter = When it joins the group: { $text }.
trigger-perm = Always{ $some ->
        [0] {""}
       *[other] {" "}({ $phases })
    }: { $text }.
trigger-opp = While opposing: { $text }.
trigger-act = Activate ({ $phases }): { $text }.
trigger-reward = Reward: { $text }.
trigger-fenrir = Fenrir ({ $phases }{ $uses ->
        [1] {""}
       *[other] , { $uses } times a round
    }): { $text }.
cards = { $n } { $other } { $subtypes } { $kind } { $cost }
cards-other = { $n ->
   *[other] other
}
cards-cost = costing { $n } or less
cards-card = { $n ->
    [one] card
   *[other] cards
}
cards-comp = { $n ->
    [one] companion
   *[other] companions
}
cards-sup = { $n ->
    [one] support
   *[other] supports
}
cards-event = { $n ->
    [one] event
   *[other] events
}
cards-scourge = { $n ->
    [one] Scourge card
   *[other] Scourge cards
}
subtype-Outlaw = { $n ->
    [one] Outlaw
   *[other] Outlaws
}
subtype-Star = { $n ->
    [one] Star
   *[other] Stars
}
subtype-Lord = { $n ->
    [one] Lord
   *[other] Lords
}
subtype-Viking = { $n ->
    [one] Viking
   *[other] Vikings
}
subtype-Warrior = { $n ->
    [one] Warrior
   *[other] Warriors
}
subtype-Archer = { $n ->
    [one] Archer
   *[other] Archers
}
subtype-Mage = { $n ->
    [one] Mage
   *[other] Mages
}
subtype-Weapon = { $n ->
    [one] Weapon
   *[other] Weapons
}
subtype-Gear = { $n ->
    [one] Gear
   *[other] Gear
}
subtype-Artefact = { $n ->
    [one] Artefact
   *[other] Artefacts
}
subtype-Animal = { $n ->
    [one] Animal
   *[other] Animals
}
subtype-Ship = { $n ->
    [one] Ship
   *[other] Ships
}
target-this = this card
target-dest = the destination
target-own = { $what } in your group
target-grp = { $what } in the Destiny player’s group
from-hand = from your hand
from-deck_top = from the top of your deck
from-deck_bottom = from the bottom of your deck
from-reserve = from your reserve
from-discard = from your discard
from-walhalla = from your Walhalla
to-hand = into your hand
to-deck_top = onto your deck
to-deck_bottom = under your deck
to-reserve = into your reserve
to-discard = into your discard
to-walhalla = into your Walhalla
op-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
op-reserve = put the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck into your reserve, unseen
op-search = look at the top { $n } cards of your deck; you may take { $one } into your hand; put the others under the deck
op-scry = look at the top { $n } cards of your deck and put each back on top or under it
op-move = { $n ->
    [one] you may move { $what }
   *[other] move up to { $what }
} { $source } { $into }
op-discard = { $who ->
        [me] discard { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
       *[foe] your foe discards { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    } { $who ->
        [me] { $pile ->
            [hand] from your hand
           *[reserve] from your reserve
        }
       *[foe] { $pile ->
            [hand] from their hand
           *[reserve] from their reserve
        }
    }
op-reveal = look at your foe’s hand
op-dmg = { $who ->
    [me] take { $n } damage
   *[foe] your foe takes { $n } damage
}
op-prevent = ignore the next { $n ->
    [one] point of
   *[other] { $n }
} damage to you this round
op-gain = { $target } gains { $attrs }
op-lose = { $target } loses { $attrs }
op-convert = turn up to { $n } { $source } of { $target } into { $into }
op-exhaust = exhaust { $target }
op-ready = remove 1 Exhausted token from { $target }
op-destroy = destroy { $target }
op-bounce = return { $target } to its owner’s hand
op-keep = the upkeep of { $target } counts as paid this round
op-protect = until clean-up, foes can’t exhaust, weaken, destroy or return { $target }
op-detach = destroy { $one } that a foe has associated with the journey
op-recall = the opposing companion returns to its group
op-redirect = you may move the destination to another unconquered terrain
op-terrain_in = bring one of your set-aside terrains into play
op-discount = your next { $kind } this phase costs { $n } less
op-tax = your foe’s { $kinds } cost { $n } more this phase
op-forbid = until the end of the phase, foes can’t { $ban ->
    [event] play events
    [scourge] play Scourge cards
    [activate_sup] activate supports
   *[terrain] use Fenrir effects
}
op-pay = you may discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} from your reserve to do this: { $then }
op-hurt = you may take { $n } damage to do this: { $then }
op-sac = you may destroy { $target } to do this: { $then }
op-toll = your foe may discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} from their reserve; otherwise, { $then }
op-if = if { $cond }: { $then }{ $otherwise }
op-choose = choose one: { $branches }
op-place = you may place { $one } { $source } in your group for free
cond-count-least = you have at least { $what } in your group
cond-count-most = you have at most { $what } in your group
cond-reserve = your reserve holds at least { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cond-success = this round’s journey succeeded
cond-fail = this round’s journey failed
cond-opposed = a companion opposes the journey
static-attr = this card has { $attrs } more
static-aura = every { $kind } in your group has { $attrs } more
static-cost = your { $kinds } cost { $n } less
static-prophecy = { $n } more prophecy { $n ->
    [one] point
   *[other] points
} as Destiny player
static-armor = the first { $n ->
    [one] point of
   *[other] { $n }
} damage you take each round as Destiny player is ignored
static-immune = foes { $immunity ->
    [exhaust] can’t exhaust
    [both] can neither exhaust nor destroy
   *[destroy] can’t destroy
} this card
static-oppose_cost = opposing your journey costs { $n } more, even when it would be free
upkeep-have = have at least { $what } in your group
upkeep-none = have no { $kind } in your group
upkeep-max = have at most { $what } in your group, this one included
upkeep-state = { $cond }
upkeep-discard_all_reserve = discard the whole Destiny reserve, at least 1 card
upkeep-bottom_all_hand = put your whole hand, at least 1 card, under your Destiny deck
upkeep-discard_reserve = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} from your Destiny reserve
upkeep-bottom_hand = put { $n ->
    [one] 1 card
   *[other] { $n } cards
} from your hand under your Destiny deck
upkeep-dmg = take { $n } damage
upkeep-exhaust_this = put an Exhausted token on this companion

## Questions, to the one who is asked; and .wait, to those who wait

ask-start_companions = Choose one or two companions, total cost 3 at most. Chosen: { $picks }.
    .wait = { $seat-subject } are choosing their first companions.
ask-start_terrains = Choose two terrains in secret. Chosen: { $picks } of { $most }.
    .wait = { $seat-subject } are choosing terrains.
ask-add_terrains = Choose terrains to add to those in play. Chosen: { $picks } of { $most }.
    .wait = { $seat-subject } are adding terrains.
ask-prophecy = Prophecy, { $left ->
        [one] 1 point
       *[other] { $left } points
    } left. Choose where the next card goes.{ $closed ->
        [0] {""}
       *[other] {" "}From now on, to the reserve only.
    }
    .wait = { $seat-subject } are drawing cards.
ask-turn = Your turn: take an action, or pass.
    .wait = { $seat-subject } are choosing an action.
ask-open_turn = Your turn: take an action, or pass.
    .wait = { $seat-subject } are choosing an action.
ask-ability = Choose which effect of { $card } to use.
    .wait = { $seat-subject } are choosing an effect of { $card }.
ask-destination = Choose where to travel.
    .wait = { $seat-subject } are choosing a destination.
ask-opposition = Oppose this journey with a companion?
    .wait = { $seat-subject } can oppose the journey.
ask-reward = Take the reward of { $card-the }? You won’t get another chance.
    .wait = { $seat-subject } can take the reward of { $card-the }.
ask-elements = { $card }, Elements: remove an Exhausted token from a card?
    .wait = { $seat-subject } can ready a card ({ $card }).
ask-intrigue = { $card }, Intrigue: put an Exhausted token on a card?
    .wait = { $seat-subject } can exhaust a card ({ $card }).
ask-whose = { $card }: choose the owner ({ $owners }).
    .wait = { $seat-subject } are choosing the owner of { $card }.
ask-target = { $card }: choose a card to { $deed }.
    .wait = { $seat-subject } are choosing a card to { $deed } ({ $card }).
ask-foe = { $card }: choose a Scourge player.
    .wait = { $seat-subject } are choosing a foe ({ $card }).
ask-branch = { $card }: choose one of its effects.
    .wait = { $seat-subject } are choosing an effect of { $card }.
ask-how_many = { $card }: choose a number, { $limit } at most.
    .wait = { $seat-subject } are choosing a number ({ $card }).
ask-pay = { $card }: discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from your reserve?
    .wait = { $seat-subject } can pay for { $card }.
ask-hurt = { $card }: take { $amount } damage?
    .wait = { $seat-subject } can take damage for { $card }.
ask-toll = { $card }: discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from your reserve to be spared?
    .wait = { $seat-subject } can pay a toll ({ $card }).
ask-sacrifice = { $card }: choose a card of your group to sacrifice.
    .wait = { $seat-subject } can sacrifice a card ({ $card }).
ask-detach = { $card }: choose an associated card to destroy.
    .wait = { $seat-subject } are choosing an associated card to destroy ({ $card }).
ask-redirect = { $card }: move the destination?
    .wait = { $seat-subject } can move the destination ({ $card }).
ask-bring_terrain = { $card }: choose one of your terrains to bring into play.
    .wait = { $seat-subject } are bringing a terrain into play ({ $card }).
ask-search = { $card }: choose a card to take.
    .wait = { $seat-subject } are searching their deck ({ $card }).
ask-bury = Choose the next card to put under your deck.
    .wait = { $seat-subject } are putting cards under their deck.
ask-scry = Put the card on top of the deck, or under it?
    .wait = { $seat-subject } are looking at the top of their deck.
ask-move = { $card }: choose cards to move: { $picks } of { $most } at most.
    .wait = { $seat-subject } are moving cards ({ $card }).
ask-place = { $card }: choose a card to join your group for free.
    .wait = { $seat-subject } can place a card in their group ({ $card }).
ask-discard_hand = { $card }: choose cards to discard from your hand: { $picks } of { $count }.
    .wait = { $seat-subject } are discarding from their hand ({ $card }).
ask-damage = { $amount } damage: choose cards from your hand to destroy; your deck takes the rest. Chosen: { $picks }.
    .wait = { $seat-subject } are choosing how to take { $amount } damage.
ask-tend = Upkeep: choose the next companion ({ $left } left).
    .wait = { $seat-subject } are paying upkeep.
ask-unmet = You can’t pay the upkeep of { $card }. Lose the companion, or take 2 damage?
    .wait = { $seat-subject } can’t pay the upkeep of { $card }.
ask-bottom_hand = Upkeep of { $card }: choose cards from your hand to put under your deck: { $picks } of { $count }.
    .wait = { $seat-subject } are paying the upkeep of { $card }.
ask-settle_hand = Clean-up: put each card left in your hand into your reserve or on top of your deck.
    .wait = { $seat-subject } are putting their hand away.

## Options; .verb and .cell for lists

option-done = Done
option-pass = Pass
option-accept = Yes
option-decline = { $question ->
    [opposition] Don’t oppose
    [search] Take nothing
    [sacrifice] Sacrifice nothing
    [redirect] Keep the destination
   *[other] No
}
option-hand = To your hand
option-reserve = Put all remaining cards, unseen, in your reserve
option-dismiss = Lose the companion
option-suffer = Keep it and take 2 damage
option-start = Start with { $card }
    .verb = Start with
    .cell = { $card }
option-bring = Bring { $card-kind ->
        [terrain] { $card-the }
       *[other] { $card }
    }
    .verb = Bring
    .cell = { $card }
option-play = Play { $card }
    .verb = Play
    .cell = { $card }
option-activate = Activate { $card }
    .verb = Activate
    .cell = { $card }
option-fenrir = Use the Fenrir effect of { $card-kind ->
        [terrain] { $card-the }
       *[other] { $card }
    }
    .verb = Fenrir
    .cell = { $card }
option-journey = Travel to { $card-kind ->
        [terrain] { $card-the }
       *[other] { $card }
    }
    .verb = Travel to
    .cell = { $card }
option-oppose = Oppose with { $card }
    .verb = Oppose with
    .cell = { $card }
option-target = Choose { $card }
    .verb = Choose
    .cell = { $card }
option-exhaust = Exhaust { $card }
    .verb = Exhaust
    .cell = { $card }
option-ready = Ready { $card }
    .verb = Ready
    .cell = { $card }
option-destroy = Destroy { $card } from your hand
    .verb = Destroy
    .cell = { $card }
option-sacrifice = Sacrifice { $card }
    .verb = Sacrifice
    .cell = { $card }
option-detach = Destroy { $card }
    .verb = Destroy
    .cell = { $card }
option-take = Take { $card }
    .verb = Take
    .cell = { $card }
option-under = Put { $card } under the deck
    .verb = Under the deck
    .cell = { $card }
option-top = Put { $card } on top of the deck
    .verb = On top of the deck
    .cell = { $card }
option-store = Put { $card } into the reserve
    .verb = Into the reserve
    .cell = { $card }
option-move = Move { $card }
    .verb = Move
    .cell = { $card }
option-discard = Discard { $card }
    .verb = Discard
    .cell = { $card }
option-place = Place { $card } in your group
    .verb = Place
    .cell = { $card }
option-redirect = Travel to { $card-kind ->
    [terrain] { $card-the }
   *[other] { $card }
} instead
    .verb = Turn towards
    .cell = { $card }
option-tend = Pay for { $card }
    .verb = See to
    .cell = { $card }
option-against = Against { $foe-the }
    .verb = Against
    .cell = { $foe }
option-branch = { $question ->
    [ability] { $number-place ->
        [first] { $acts-first }
        [second] { $acts-second }
        [third] { $acts-third }
        [fourth] { $acts-fourth }
       *[other] Effect { $number }
    }
    [branch] { $number-place ->
        [first] { $op-first }
        [second] { $op-second }
        [third] { $op-third }
        [fourth] { $op-fourth }
       *[other] Effect { $number }
    }
   *[other] Effect { $number }
}
    .verb = Effect
    .cell = { $question ->
        [ability] { $number-place ->
            [first] { $acts-first }
            [second] { $acts-second }
            [third] { $acts-third }
            [fourth] { $acts-fourth }
           *[other] Effect { $number }
        }
        [branch] { $number-place ->
            [first] { $op-first }
            [second] { $op-second }
            [third] { $op-third }
            [fourth] { $op-fourth }
           *[other] Effect { $number }
        }
       *[other] Effect { $number }
    }
option-count = { $number }
    .verb = How many
    .cell = { $number }

## What happens

event-CompanionsRevealed = { $seat-subject } begin with { $cards }.
event-TerrainsRevealed = { $seat-subject } bring { $cards }.
event-FirstDrawn = First Destiny player, drawn at random: { $seat-the }.
event-TerrainAdded = { $seat-subject } add { $card-the } to the terrains in play.
event-RoundBegan = Round { $round }. Destiny player: { $seat-the }.
event-PhaseBegan = { $phase }.
event-Passed = { $seat-subject } pass.
event-Elimination = { $seat-subject } can’t take the damage: they lose.
event-Stalemate = Nothing changed in the last { $rounds } rounds: the match ends here.
event-MatchEnded = { $seat-subject } win, with { $horns ->
    [one] 1 horn
   *[other] { $horns } horns
}!
event-CardDrawn = { $seat-subject } draw { $card }.
event-CardDrawnHidden = { $seat-subject } draw a card.
event-CardsReserved = { $seat-subject } put { $count ->
    [one] 1 card
   *[other] { $count } cards
} into their reserve.
event-CardsPaid = { $seat-subject } pay with { $cards }.
event-CardPlayed = { $seat-subject } play { $card } ({ $cost ->
    [0] free
   *[other] cost { $cost }
}).
event-CardPlaced = { $seat-subject } place { $card } in their group.
event-CardDestroyed = { $card } is destroyed ({ $seat }).
event-CardsDiscarded = { $seat-subject } discard { $cards }.
event-CardBounced = { $card } returns to the hand { $seat-of }.
event-CardMoved = { $source-key ->
    [deck_top] { $zone-key ->
        [deck_top] { $seat-subject } leave { $card } on top of the deck.
       *[other] { $seat-subject } move { $card } { $source-from } { $zone-to }.
    }
   *[other] { $seat-subject } move { $card } { $source-from } { $zone-to }.
}
event-CardMovedHidden = { $source-key ->
    [deck_top] { $zone-key ->
        [deck_top] { $seat-subject } leave a card on top of the deck.
       *[other] { $seat-subject } move a card { $source-from } { $zone-to }.
    }
   *[other] { $seat-subject } move a card { $source-from } { $zone-to }.
}
event-CardsSeen = { $seat-subject } look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of their deck.
event-CardTaken = { $seat-subject } take { $card } into their hand.
event-CardTakenHidden = { $seat-subject } take a card into their hand.
event-CardShown = { $seat-subject } show { $card } and take it into their hand.
event-NothingTaken = { $seat-subject } take nothing.
event-HandCardSeen = { $seat-subject } see { $card } in the hand { $victim-of }.
event-HandCardSeenHidden = { $seat-subject } see a card in the hand { $victim-of }.
event-DiscardReturned = { $seat-subject } put { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
} under their deck.
event-Activation = { $seat-subject } activate { $card }.
event-FenrirUsed = { $seat-subject } use the Fenrir effect of { $card-the }.
event-CardExhausted = { $card } gets an Exhausted token.
event-CardReadied = { $card } loses an Exhausted token.
event-AttributesGained = { $card } gains{ $bravery ->
    [0] {""}
   *[other] {" "}+{ $bravery } Bravery
}{ $cunning ->
    [0] {""}
   *[other] {" "}+{ $cunning } Cunning
}{ $might ->
    [0] {""}
   *[other] {" "}+{ $might } Might
}.
event-AttributesLost = { $card } gets{ $bravery ->
    [0] {""}
   *[other] {" "}−{ $bravery } Bravery
}{ $cunning ->
    [0] {""}
   *[other] {" "}−{ $cunning } Cunning
}{ $might ->
    [0] {""}
   *[other] {" "}−{ $might } Might
}.
event-AttributesTurned = { $card }: { $count } { $source } becomes { $into }.
event-CardKept = The upkeep of { $card } counts as paid this round.
event-CardProtected = { $card } is protected until clean-up.
event-DamageTaken = { $seat-subject } take { $amount } damage.
event-DamageIgnored = { $seat-subject } ignore { $amount } damage.
event-Prevention = { $seat-subject } will ignore the next { $amount ->
    [one] point of
   *[other] { $amount }
} damage.
event-Discount = { $seat-subject } will pay { $amount } less for a card.
event-Tax = { $seat-subject } pay { $amount } more for their cards this phase.
event-Prohibition = { $seat-subject } stop their foes from { $ban } until the end of the phase.
event-TollPaid = { $seat-subject } pay the toll.
event-TollRefused = { $seat-subject } do not pay the toll.
event-JourneyBegan = { $seat-subject } set out for { $card-the }.
event-Opposition = { $seat-subject } oppose with { $card } ({ $cost ->
    [0] free
   *[other] cost { $cost }
}).
event-Unopposed = No one opposes the journey.
event-Association = { $seat-subject } add { $card } to the journey.
event-OpposerReturned = { $card } returns to the group { $seat-of }.
event-Redirection = { $seat-subject } now travel to { $card-the }.
event-JourneyMeasured = Strength { $bravery } · { $cunning } · { $might } against difficulty { $bravery_needed } · { $cunning_needed } · { $might_needed } (Bravery · Cunning · Might).
event-JourneySucceeded = The journey { $seat-of } to { $card-the } succeeds.
event-JourneyFailed = The journey { $seat-of } to { $card-the } fails.
event-Conquest = { $seat-subject } conquer { $card-the } and have { $horns ->
    [one] 1 horn
   *[other] { $horns } horns
}.
event-RewardTaken = { $seat-subject } take the reward of { $card-the }.
event-RewardLeft = { $seat-subject } leave the reward of { $card-the }.
event-UpkeepMet = { $seat-subject } pay the upkeep of { $card }.
event-UpkeepMissed = { $seat-subject } can’t pay the upkeep of { $card }.

## Chapters of the rules

chapter-components = Components
chapter-setup = Setup
chapter-deck-construction--optional- = Deck construction (optional)
chapter-prophecy = Prophecy
chapter-example = Example
chapter-round-structure = Round structure
chapter-dawn = Dawn
chapter-playing-cards = Playing cards
chapter-activating = Activating
chapter-passing = Passing
chapter-journey-1--announcement = Journey 1: announcement
chapter-journey-2--actions = Journey 2: actions
chapter-journey-3--conclusion = Journey 3: conclusion
chapter-journey-4--return = Journey 4: return
chapter-journey-5--end = Journey 5: end
chapter-dusk-1--actions = Dusk 1: actions
chapter-dusk-2--upkeep = Dusk 2: upkeep
chapter-dusk-3--clean-up = Dusk 3: clean-up
chapter-dusk-4--end-of-round = Dusk 4: end of round
chapter-damage = Damage
chapter-victory-and-defeat = Victory and defeat
chapter-three-and-four-players = Three and four players
chapter-zones = Zones
chapter-information = Information
chapter-limits = Limits
chapter-uniqueness = Uniqueness
chapter-golden-rule = Golden rule
chapter-duration = Duration
chapter-symbols = Symbols
chapter-grammar = Reading a card
chapter-conditions = Conditions
chapter-triggers = When an effect acts
chapter-operations = What effects do
chapter-statics = Lasting effects
chapter-upkeep-conditions = Upkeep conditions

## The table in the hall

badge-exhausted = { $count ->
    [one] 1 Exhausted token
   *[other] { $count } Exhausted tokens
}
badge-token = { $attribute }: { $amount } from tokens
badge-kept = Upkeep counts as paid this round
badge-protected = Protected until clean-up
badge-opposing = { $cost ->
    [0] Opposing is free
    [one] Opposing costs 1 card from the reserve
   *[other] Opposing costs { $cost } cards from the reserve
}
sign-pip-bravery = Bravery
sign-pip-cunning = Cunning
sign-pip-might = Might
sign-pip-elements = Elements
sign-pip-intrigue = Intrigue
sign-pip-damage = Damage
reminder-dusk = Upkeep at Dusk
reminder-upkeep = { $card }: { $card-upkeep }
reminder-kept = { $card }: counts as paid this round
reminder-fenrir = Fenrir
reminder-terrain = { $card }: { $card-fenrir }
stage-round = Round { $round }
count-horns = Horns
    .brief = { $value } of { $of }
count-hand = Cards in hand
    .brief = hand { $value }
count-destiny-deck = Destiny deck
    .brief = deck { $value }
count-destiny-reserve = Destiny reserve
    .brief = reserve { $value }
count-scourge-deck = Scourge deck
    .brief = deck { $value }
count-scourge-reserve = Scourge reserve
    .brief = reserve { $value }
count-aside = Terrains set aside
    .brief = terrains aside { $value }
count-points = points of prophecy
    .brief = { $value ->
        [one] { $value } point of prophecy
       *[other] { $value } points of prophecy
    }
count-pawn = prophecy pawn
    .brief = pawn { $value }
count-prevented = damage to ignore
    .brief = ignores the next { $value ->
        [one] damage
       *[other] { $value } damage
    }
goods-destiny = Destiny
goods-scourge = Scourge
role-destiny = Destiny
role-scourge = Scourge
flag-passed = passed
flag-out = out of the game
zone-own-hand = Your hand
zone-own-looked = Cards you are looking at
zone-own-chosen = Your first companions, face down
zone-own-aside = Your terrains set aside
pile-destiny-discard = Destiny discard { $seat-of }
    .brief = discard { $value }
pile-scourge-discard = Scourge discard { $seat-of }
    .brief = discard { $value }
pile-walhalla = Walhalla { $seat-of }
    .brief = Walhalla { $value }
pile-niflhel = Niflhel { $seat-of }
    .brief = Niflhel { $value }
face-event = Event · { $phase }
face-scourge = Scourge · { $phase }
face-unique = unique
spread-own-group = Your group
spread-group = Group { $seat-of }
spread-passed = passed
spread-prevented = ignores the next { $amount ->
    [one] point of
   *[other] { $amount }
} damage
spread-lands = { $count } terrains
spread-goal = destination
spread-journey = Journey to { $card }
fact-conquered = Conquered by { $seat-the }: a horn and the Fenrir side
side-own = With you
side-own-foes = Against you
side-with = For the journey
side-against = Against the journey
gauge-group = in the group
gauge-ok = enough
gauge-just = just enough
gauge-short = { $lacks } short
step-setup = Companions and terrains are chosen in secret
step-prophecy = Cards to the hand, then to the reserve
step-dawn = Gathering a group
step-journey = The journey
step-dusk = Last actions and upkeep
step-over = The match is over
step-announcement = Announcement: destination and opposing companion
step-actions = Actions: one each in turn, until all pass in a row
step-conclusion = Conclusion: strength against difficulty
step-return = Return: the opposing companion goes back to its group
step-end = End of the journey
step-upkeep = Upkeep of the companions
step-clean-up = Clean-up
step-change = The roles change

## The table in the terminal

symbol-elements = Elements
    .text = The Destiny player may remove one Exhausted token from any card.
symbol-intrigue = Intrigue
    .text = Its player may put an Exhausted token on any card, even one that is already exhausted.
symbol-damage = Damage
    .text = The Destiny player takes 1 damage.
table-step-announcement = announcement
table-step-actions = actions
table-step-conclusion = conclusion
table-step-return = return
table-step-end = end
table-step-upkeep = upkeep
table-step-clean-up = clean-up
table-step-change = change of roles
table-round = Round { $round }
table-turn = { $seat } to act
table-passes = { $count ->
    [one] 1 pass
   *[other] { $count } passes
} in a row
table-terrains = Terrains
table-conquered = horn
table-journey = Journey to { $card }
table-strength = Strength
table-difficulty = Difficulty
table-group = group
table-opposer = opposing
table-enough = enough
table-short = { $count } short
table-playing = Being played
table-lasting = In force
lasting-discount = next { $kind } { $seat-of } costs { $amount } less
lasting-tax = { $kinds } { $seat-of } cost { $amount } more
lasting-ban = forbidden: { $ban }
table-destiny = Destiny
table-scourge = Scourge
table-discard = discard { $count }
table-kept = upkeep paid
table-protected = protected
table-legend = B Bravery  C Cunning  M Might  { $exhausted } Exhausted token  +1B token  ▸ destination
table-price = { $price } instead of { $printed }
card-unique = unique
card-first = advised for a first game
card-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
plain-line = { $name }: { $what }.
plain-card = { $name } ({ $kind }): { $text }

## Why something is off

why-th-123 = choose one or two companions from your deck
    .kind = only companions can start with you
why-th-124 = costs { $costs }; you have { $left } of 3 left
why-th-129 = choose two of your five terrains
why-th-132 = choose from the terrains you have left
why-th-134 = not in play
why-th-202 = put the next card in your hand or reserve
why-th-207 = once a card is in reserve, no more cards go to hand
why-th-209 = you still have { $points } points to spend
why-th-305 = at Dawn: play a card, activate a card of your group, or pass
why-th-306 = at Dawn: play a Scourge card, use a Fenrir effect, or pass
why-th-307 = a Scourge player can’t use Destiny cards
why-th-308 = the Destiny player can’t use Scourge cards or Fenrir effects
why-th-309 = joins the group only at Dawn
why-th-311 = costs { $needs }; you have { $has } in your reserve
why-th-314 = not in your hand
why-th-316 = place a card the effect allows, or decline
    .match = this effect doesn’t apply to that card
why-th-317 = can’t be used in this phase
    .dawn = can be played only at Dawn
    .journey = can be played only on the journey
    .dusk = can be played only at Dusk
why-th-330 = it has no effect to activate
why-th-332 = its effect can’t be used in this phase
why-th-334 = exhausted
why-th-335 = not in your group
why-th-402 = you must travel
why-th-403 = name an unconquered terrain
why-th-404 = already conquered
why-th-408 = oppose with a companion of your group, or decline
    .group = not in your group
    .kind = only companions can oppose
why-th-410 = opposing costs { $needs }; you have { $has } in your reserve
why-th-412 = oppose right after the destination is named
why-th-416 = already opposing the journey
why-th-417 = no cards while the journey is announced
why-th-421 = on the journey: play an event, activate a card of your group, or pass
why-th-422 = on the journey: play a Scourge card, use a Fenrir effect, or pass
why-th-464 = take the reward or leave it
why-th-467 = its Fenrir side isn’t available to you
why-th-468 = you conquered it
why-th-469 = already used this round
why-th-470 = its Fenrir effect can’t be used in this phase
why-th-471 = exhausted
why-th-502 = at Dusk: play an event, activate a card of your group, or pass
why-th-503 = at Dusk: play a Scourge card, use a Fenrir effect, or pass
why-th-512 = choose the next companion for upkeep
why-th-514 = lose the companion, or take damage
why-th-519 = damage to take: { $needs }; cards you can destroy: { $has }
why-th-523 = no cards after the Dusk actions
why-th-532 = put your hand into the reserve or on the deck
    .hand = not in your hand
why-th-602 = destroy cards from your hand, or finish
    .deck = still to destroy: { $needs }; left in the deck: { $has }
why-th-715 = choose one of the Scourge players
why-th-834 = would repeat an earlier position
why-th-840 = your group already has a card of that name
why-th-842 = a card of that name is already there
why-th-907 = choose a card of a group or a conquered terrain, or decline
    .ready = it has no Exhausted token
    .whose = choose the card’s owner
why-th-920 = choose one of its effects
why-th-921 = choose how many
    .most = { $most } at most
why-th-922 = choose a card in the Destiny player’s group
why-th-926 = this effect doesn’t apply to that card
why-th-947 = take one of the cards you are looking at, or decline
    .match = this effect doesn’t apply to that card
    .under = choose the next card to put under the deck
why-th-948 = choose where each card goes
why-th-949 = choose cards to move, or finish
    .match = this effect doesn’t apply to that card
why-th-950 = choose cards from your hand to discard
why-th-958 = it has no Exhausted token
why-th-962 = protected
why-th-963 = choose an associated card of your foes
    .match = this effect doesn’t apply to that card
    .own = it is on your own side
why-th-965 = choose another unconquered terrain, or decline
    .same = already the destination
why-th-966 = choose a terrain you have set aside
why-th-969 = an effect forbids it this phase
why-th-970 = pay for the effect, or decline
why-th-971 = take damage for the effect, or decline
why-th-972 = destroy a card in your group, or decline
    .match = this effect doesn’t apply to that card
why-th-973 = pay the toll, or decline
why-th-975 = choose one of the effects
why-th-981 = other players’ effects can’t exhaust it
why-th-982 = other players’ effects can’t destroy it
why-th-983 = opposing costs { $needs }; you have { $has } in your reserve
why-th-991 = choose cards from your hand to put under the deck

# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Thorgal
    .kind = A duel of destinies: finish your journey, foil your rival’s
hall-source-succeeded = journeys that succeeded
hall-source-failed = journeys that failed
hall-course = Horns, from the first move to the last
hall-paint = Your faction
hall-shield-outlaws = Outlaws
hall-shield-stars = People of the Stars
hall-shield-lords = Lords
hall-shield-vikings = Vikings
hall-choice-horns = Horns to win
    .help = Two horns make a shorter game. Four players only.

## Units of the numbers in lists

aside-cards = { $cards ->
    [0] free
   *[other] cost { $cards }
}
measure-cost = { $cards ->
    [0] free
    [one] card
   *[other] cards
}

## Moments

event-JourneyOver = The journey to { $card-the } is over.
moment-journey = Journey { $seat-of }
moment-strength = Strength
moment-measured = Strength against difficulty, attribute by attribute
moment-group = group { $group }{ $events ->
    [0] {""}
   *[other] {""}, events { $events }
}
moment-land = terrain { $land }{ $opposed ->
    [0] {""}
   *[other] {""}, opposer { $opposed }
}{ $hindered ->
    [0] {""}
   *[other] {""}, hindrances { $hindered }
}
moment-opposed = Opposed by { $card }
moment-outcome = Outcome
moment-conquered = { $card } is conquered
moment-failed = The journey fails
moment-horns = Horns: { $horns } of { $needed }
moment-lacks = { $lacks } short in { $attribute }; extra in another attribute doesn’t help
moment-lost = On the way
moment-destroyed = destroyed
moment-home = back in its group

## Lines for newcomers, below the question

now-rival-horn = { $seat-subject } needs 1 more horn to win.
now-short-deck = You have { $cards } cards left to take damage with, hand and Destiny deck together. Without enough, you lose.
now-no-reserve = Your reserve is empty. Cards are paid from it: without one, only cards that cost 0 can be played.
now-prophecy = Cards in hand are played, cards in reserve pay for them. Four in hand and three to pay with is a good split.
now-companions = Companions stay as long as you pay their upkeep, so read it. Together they should be strong in what your Terrains ask for.
now-terrains = All players travel to the same Terrains. Look for those that ask for your best attributes.
now-destination = All three attributes must reach the Terrain’s. A rival opposes for free with a companion of one of its subtypes.
now-opposition = It adds its attributes to the difficulty. If the journey succeeds, it is destroyed.
now-unmet = If you don’t pay its upkeep, a companion is destroyed or costs you 2 damage.
now-damage = Each damage destroys a card from your deck. If you run out of cards, you lose.
now-settle = Cards on top of your deck come back next; cards in reserve pay.
now-dawn-destiny = Companions and supports are played at Dawn only. Look for what the Terrain you want still asks for.
now-dawn-scourge = You can act again later, unless everyone passes in a row. The cards you keep can still stop the journey.
now-journey-destiny = All three totals must reach the difficulty. Your opponents can still play cards after yours.
now-journey-scourge = One attribute a single point short stops the journey. Look for the total with the least to spare.
