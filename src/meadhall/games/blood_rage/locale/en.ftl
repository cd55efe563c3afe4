### Blood Rage: names and help texts.

## Clans

seat-wolf = Wolf
    .subject = The Wolf
    .the = the Wolf
    .of = of the Wolf
    .from = from the Wolf
    .letter = W
seat-bear = Bear
    .subject = The Bear
    .the = the Bear
    .of = of the Bear
    .from = from the Bear
    .letter = B
seat-serpent = Serpent
    .subject = The Serpent
    .the = the Serpent
    .of = of the Serpent
    .from = from the Serpent
    .letter = S
seat-raven = Raven
    .subject = The Raven
    .the = the Raven
    .of = of the Raven
    .from = from the Raven
    .letter = R
hall-source-cards = cards and Monsters
hall-source-stolen = stolen Glory
hall-source-battles = battles won
hall-source-pillages = provinces pillaged
hall-source-fallen = figures lost
hall-score = { $score } Glory
hall-course = Glory, from the first move to the last
hall-seat-named = { $name }
    .subject = { $name }
    .the = { $name }
    .of = of { $name }
    .from = from { $name }

## Provinces

place-myrkulor = Myrkulor
    .the = Myrkulor
    .in = in Myrkulor
    .from = from Myrkulor
    .text = A gloomy strip of land. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-elvagar = Elvagar
    .the = Elvagar
    .in = in Elvagar
    .from = from Elvagar
    .text = Ice-cold rivers. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-angerboda = Angerboda
    .the = Angerboda
    .in = in Angerboda
    .from = from Angerboda
    .text = Wolf country. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-muspelheim = Muspelheim
    .the = Muspelheim
    .in = in Muspelheim
    .from = from Muspelheim
    .text = Where the embers never die. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-horgr = Horgr
    .the = Horgr
    .in = in Horgr
    .from = from Horgr
    .text = Old stone altars. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-utgard = Utgard
    .the = Utgard
    .in = in Utgard
    .from = from Utgard
    .text = The giants’ doorstep. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-andlang = Andlang
    .the = Andlang
    .in = in Andlang
    .from = from Andlang
    .text = High, narrow country. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-gimle = Gimle
    .the = Gimle
    .in = in Gimle
    .from = from Gimle
    .text = A golden land. { $region-en }, { $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    }, { $fjord-en }. Borders { $borders-en }.
place-yggdrasil = Yggdrasil
    .the = Yggdrasil
    .in = in Yggdrasil
    .from = from Yggdrasil
    .text = The World Tree, at the centre. It borders all eight other provinces, belongs to no region and has no fjord. No villages, so there is always room. March in: only a Monster that says so can invade it. Ragnarök never takes it.

## Fjords

place-north = North fjord
    .the = the North fjord
    .in = in the North fjord
    .from = from the North fjord
    .text = Supports { $supports-en }. Any number of ships, and nothing else. Closed once both provinces are destroyed.
place-east = East fjord
    .the = the East fjord
    .in = in the East fjord
    .from = from the East fjord
    .text = Supports { $supports-en }. Any number of ships, and nothing else. Closed once both provinces are destroyed.
place-south = South fjord
    .the = the South fjord
    .in = in the South fjord
    .from = from the South fjord
    .text = Supports { $supports-en }. Any number of ships, and nothing else. Closed once both provinces are destroyed.
place-west = West fjord
    .the = the West fjord
    .in = in the West fjord
    .from = from the West fjord
    .text = Supports { $supports-en }. Any number of ships, and nothing else. Closed once both provinces are destroyed.

## Off the map

place-reserve = Reserve
    .the = the reserve
    .in = in the reserve
    .from = from the reserve
    .text = A clan’s figures beside the map, ready to invade. They do not count towards Horns.
place-valhalla = Valhalla
    .the = Valhalla
    .in = in Valhalla
    .from = from Valhalla
    .text = Destroyed figures wait here until the Release Valhalla phase returns them to their reserve. Not on the map: no STR, and no Horns used.

## Regions

region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim
region-none = no region

## Figures

figure-warrior = Warrior
    .one = a Warrior
    .own = a Warrior
    .mark = ♟
    .text = The backbone of a clan: 8 of them, STR 1 before upgrades. Invading with one costs Rage equal to its STR.
figure-leader = Leader
    .one = the Leader
    .own = their Leader
    .mark = ♛
    .text = One per clan, STR 3. Invading with the Leader costs no Rage, though you still need 1 Rage to act.
figure-ship = Ship
    .one = the Ship
    .own = their Ship
    .mark = ▲
    .text = One per clan, STR 2. It invades a fjord for 2 Rage, counts in both provinces of that fjord and never moves again.
monster = { $name-en }
    .one = { $one-en }
    .own = { $own-en }
    .mark = { $mark-en }
    .text = Monster, STR { $strength }, invades for { $cost } Rage. { $text-en }
monster-one-m = the { $name }
monster-one-f = the { $name }
monster-one-vowel = the { $name }
monster-own-m = their { $name }
monster-own-f = their { $name }
monster-own-vowel = their { $name }

## Stats and words

stat-rage = Rage
    .own = their Rage
    .text = The Rage you receive for each Action phase: { $track }. A raise counts from the next Age. Game end, by step: { $bonus } Glory.
stat-axes = Axes
    .own = their Axes
    .text = The Glory you score for each battle you win: { $track }. Game end, by step: { $bonus } Glory.
stat-horns = Horns
    .own = their Horns
    .text = The most figures you may have on the map, fjords included, when you invade: { $track }. Game end, by step: { $bonus } Glory.

## Phases

phase-gifts = Gods’ Gifts
    .short = Gifts
    .text = Everyone gets 8 cards. Keep one (two with 2 players) and pass the rest to the left. Repeat until you have six.
phase-action = Action
    .short = Actions
    .text = Take turns, one action each. The phase ends when everyone is out of Rage or has passed, or when every province left is pillaged.
phase-discard = Discard
    .short = Discard
    .text = Discard your hand. In Ages 1 and 2 you may keep one card for the next Age.
phase-quest = Quest
    .short = Quests
    .text = Reveal your Quests. Each one fulfilled gives its Glory and one step on a stat. Failing costs nothing.
phase-ragnarok = Ragnarök
    .short = Ragnarök
    .text = The doomed province is destroyed. Each figure lost there or in its fjord earns its owner { $age-1 }, { $age-2 } or { $age-3 } Glory (Age 1, 2 or 3).
phase-release = Release Valhalla
    .short = Valhalla
    .text = All figures in Valhalla return to their owners’ reserves.
phase-over = Game over
    .short = The end
    .text = Each stat gives Glory by its step: { $bonus }. Most Glory wins; ties share the victory.

## Card families

family-battle = Battle
    .short = Battle
family-quest = Quest
    .short = Quest
family-monster = Monster upgrade
    .short = Monster
family-leader = Leader upgrade
    .short = Leader
family-warrior = Warrior upgrade
    .short = Warrior
family-ship = Ship upgrade
    .short = Ship
family-clan = Clan upgrade
    .short = Clan

## Gods

god-frigga = Frigga
god-heimdall = Heimdall
god-loki = Loki
god-odin = Odin
god-thor = Thor
god-tyr = Tyr
god-none = no god

## Pillage rewards

reward-rage = +1 Rage step
    .mark = +1 Rage
reward-axes = +1 Axes step
    .mark = +1 Axes
reward-horns = +1 Horns step
    .mark = +1 Horns
reward-glory = { $glory } Glory
    .mark = { $glory } Glory
reward-all = +1 step on all three stats
    .mark = +1 all stats

## Sources

source-rulebook = from the rulebook
source-public = from published card lists and answers
source-design = our own ruling

## Cards: named by the edition, and told from what they do

card = { $name-en }
    .goal = { $goal-en }
    .text = { $text-en }
card-strength = STR { $number }.
card-ship = Ship STR { $number }.
card-plain = No text: only strength.
card-quest = Worth { $glory } Glory and one step on a stat.
listed-or = { $most } or { $last }
listed-and = { $most } and { $last }

## What cards say, by their effects

effect-win_glory = If you win: gain { $number } Glory.
effect-win_rage = If you win: gain { $number } Rage, to spend this Age. Your Rage may rise above your stat.
effect-win_step = If you win: raise one stat of your choice by a step. Raised Axes already count for this victory.
effect-steal_rage = If you lose: steal { $number } Rage from the winner, before it can be spent on keeping cards. In a tie there is no winner to rob.
effect-steal_glory = If you lose: steal { $number } Glory from the winner, or all of it if they have less. In a tie there is no winner to rob.
effect-poison = If you lose: take into your hand the cards the winner played, late ones included, even those the winner would pay to keep. In a tie there is no winner to rob.
effect-death_glory = Win or lose: gain { $number } Glory for each figure destroyed in this battle, your own included. Figures saved or fled do not count.
effect-white_disc = White disc: commit it face down like any card, or add it after the reveal.
effect-grace = If your pillage succeeds: raise one stat by a step, but not the one the token raised. After Glory or Yggdrasil, choose any stat.
effect-sight = Worth the highest bonus on a single card an opponent shows in this battle, late cards included. It copies the number, never the text. Cancelled, it is worth 0.
effect-watch = All revealed cards are discarded for good; gain Glory equal to the sum of their bonuses. Everyone in the battle then plays a new card. Of two such cards revealed together, only the first in order works.
effect-primacy = The texts of your opponents’ revealed cards are cancelled before they act, even texts that discard all cards. Bonuses remain; late cards and upgrades in place are not affected.
effect-smite = Before STR is compared, each opponent in the battle loses one Warrior in this province. An opponent without a Warrior there loses nothing.
effect-tide = Before STR is compared, everyone in the battle, you included, keeps one figure of their choice and loses the rest. Ships in the fjord count.
goal-region = Most Strength in { $places }
goal-yggdrasil = Most Strength in Yggdrasil
goal-deaths = { $number } of your figures in Valhalla
effect-region = At the Quest phase, have strictly the most STR in { $places }, ships in the fjord included.
effect-yggdrasil = At the Quest phase, have strictly the most STR in Yggdrasil.
effect-deaths = At the Quest phase, before Ragnarök strikes, have at least { $number } of your figures in Valhalla.
effect-slay = When it invades a province, every enemy Warrior there is destroyed. It needs an empty village first; a March or joining a battle does not count.
effect-burn = When it invades a province, every enemy figure there or in its fjord is destroyed, except Monsters. It needs an empty village first; a March or joining a battle does not count.
effect-serpent = A Monster that is also a ship: it invades fjords only, never moves, and ship effects apply to it.
effect-free = Invading with it costs 0 Rage, though you need at least 1 Rage to act.
effect-home = STR { $number } while in Yggdrasil. It is the only figure that may invade Yggdrasil directly.
effect-kill_glory = Gain { $number } Glory for each enemy figure destroyed in a battle it is in, win or lose, even if it falls there.
effect-twice = If your pillage succeeds, opposed or not, and it is still in the province, gain the token’s reward twice. Axes Glory is scored only once.
effect-flee = When about to be destroyed in an outer province, it may flee to Yggdrasil instead, even from Ragnarök (no Glory then). It can’t flee Yggdrasil or a sacrifice.
effect-ride = After your successful pillage, opposed or not, if your Leader is in the province, you may move your Leader to an adjacent province with room. It is free, and not an invasion.
effect-raise_one = After your successful pillage, opposed or not, if your Leader is still in the province: raise one stat of your choice by a step.
effect-raise_all = After your successful pillage, opposed or not, if your Leader is still in the province: raise all three stats by a step.
effect-strong = Your Warriors are STR { $each }, those on the map included. Each now invades for { $each } Rage.
effect-pairs = Every two of your Warriors in the same province count { $both } STR together; an odd one counts { $each }. Each invades for { $each } Rage.
effect-ship_glory = Gain { $number } Glory each time one of your ships is destroyed, a Monster that is a ship included: in battle, by an invasion, by Ragnarök or in sacrifice.
effect-discount = From the next one on, your Upgrade cards cost { $number } Rage less, never below 0. Invasions keep their price.
effect-succor = When you invade a province, another Warrior from your reserve may also invade it for free, if a village and your Horns allow. Not with a ship, nor in Yggdrasil.
effect-blessing = When you lose a battle, ties included, one Warrior from your reserve may then invade that province for free, if a village and your Horns allow. Not in Yggdrasil.
effect-release_glory = In the Release Valhalla phase, gain { $number } Glory for each of your figures released. Several such cards add up.
effect-massacre = After a battle you took part in, won or lost, gain { $number } Glory if 2 or more enemy figures were destroyed in it. Once per battle.
effect-quest_bonus = A Quest card you reveal in battle may count as a +{ $number } Battle card. Of several such cards, one counts.
effect-protect = In the Action phase, when your figures are about to be destroyed, you may save any of them for 1 Rage each. No use against Ragnarök or your own sacrifice.
effect-ragnarok_times = The Glory you gain for figures destroyed by Ragnarök is multiplied by { $number }: { $age-1 }, { $age-2 } or { $age-3 } each in Age 1, 2 or 3.
effect-at_once = After invading a province not yet pillaged, you may pay 2 Rage to pillage it now, in the same turn. Not after a ship, a March or a Warrior who follows a lost battle.
effect-challenge = New action: pay 2 Rage to pillage a province already pillaged this Age. Presence, battle and reward are as usual, and it may be challenged again.
effect-prowess = When you win a battle, you may pay 1 Rage per card to keep cards you played instead of discarding them. A loser’s poison still takes them.
effect-rise = New action: pay 1 Rage in total to invade with any one of your figures from Valhalla. Horns, placement and invasion effects apply as usual.
effect-sacrifice = New action, no Rage: destroy 2 of your figures anywhere on the map, then raise one stat by a step. Needs a stat below step 6; neither figure can be saved.
effect-quest_times = The Glory of your fulfilled Quests is multiplied by { $number }; the step on a stat is not.
effect-end_glory = At the end of the game, after the last Ragnarök and Release, gain { $number } Glory for each of your figures on the map, fjords included.

card-of-age = { $name } { $age ->
    [1] I
    [2] II
   *[other] III
}
bonus = { $value ->
    [0] nothing
   *[other] +{ $value }
}

## Off the table

place-box = Box
    .the = the box
    .in = in the box
    .from = from the box
    .text = Monsters no clan has played yet, or removed from the game.

## Slots of a clan sheet

slot-warrior = the Warrior slot
slot-leader = the Leader slot
slot-ship = the Ship slot
slot-monster-1 = the first Monster slot
slot-monster-2 = the second Monster slot
slot-clan-1 = the first Clan slot
slot-clan-2 = the second Clan slot
slot-clan-3 = the third Clan slot

## What Glory is for

cause-battle = battle won
cause-pillage = pillage
cause-quest = Quest
cause-ragnarok = Ragnarök
cause-stats = stats

## Questions, to the one who is asked; and .wait, to those who wait

ask-turn = Your turn: take an action, or pass.
    .wait = { $seat-subject } is choosing an action.
ask-marching = Choose figures to march from { $origin } to { $target-the }: { $picks } of { $most } at most.
    .wait = { $seat-subject } is sending figures from { $origin } to { $target-the }.
ask-slot = Choose a slot for { $card }.
    .wait = { $seat-subject } is placing { $card }.
ask-free_invasion = Invade now with { $figure-one }, for free?
    .wait = { $seat-subject } can invade with { $figure-own }.
ask-succor = Frigga’s Succor: also send a Warrior { $province-in }, for free?
    .wait = { $seat-subject } can send a Warrior { $province-in }.
ask-pillage_at_once = Thor’s Domain: pay 2 Rage to pillage { $province-the } now?
    .wait = { $seat-subject } can pillage { $province-the } now.
ask-sacrifice = Frigga’s Sacrifice: choose a figure to destroy ({ $picks } of { $most } chosen).
    .wait = { $seat-subject } is choosing their sacrifice.
ask-raise_stat = Choose a stat to raise.{ $barred-key ->
        [none] {""}
       *[other] {" "}Not { $barred } this time.
    }
    .wait = { $seat-subject } is choosing a stat to raise.
ask-join_battle = Battle { $province-in }: send a figure, or stay out?
    .wait = { $seat-subject } can join the battle { $province-in }.
ask-battle_card = Battle! Choose a card to play face down.
    .wait = { $seat-subject } is choosing a card for the battle.
ask-count_quest = Choose how much your Quest counts.
    .wait = { $seat-subject } is choosing how much their Quest counts.
ask-late_card = All cards are revealed. Add a white-disc card?
    .wait = { $seat-subject } can add a card to the battle.
ask-hold_figure = Odin’s Tide: choose the figure that stays { $province-in }.
    .wait = { $seat-subject } is choosing the figure that stays { $province-in }.
ask-buy_back = Tyr’s Prowess: pay 1 Rage to keep a card you played?
    .wait = { $seat-subject } can pay Rage to keep cards.
ask-blessing = Loki’s Blessing: send a Warrior { $province-in }, for free?
    .wait = { $seat-subject } can send a Warrior { $province-in }.
ask-leader_moves = Lord of Hammers: move the Leader { $province-from } to an adjacent province?
    .wait = { $seat-subject } can move their Leader { $province-from }.
ask-flee = Volur Witch: flee { $province-from } to Yggdrasil?
    .wait = { $seat-subject } is choosing whether the Volur Witch flees { $province-from }.
ask-save_figure = Frigga’s Protection: pay 1 Rage to save a figure? In danger: { $victims }.
    .wait = { $seat-subject } can pay Rage to save figures.
ask-draft = { $most ->
        [1] Keep 1 card; pass the rest to the left.
       *[other] Keep { $most } cards; pass the rest to the left. Chosen: { $picks }.
    }
    .wait = { $seat-subject } is drafting.
ask-keep_card = Keep 1 card for the next Age?
    .wait = { $seat-subject } is choosing a card to keep for the next Age.

## Options; .verb, .row and .cell for lists

option-done = Done
option-pass = Pass (lose your remaining Rage)
option-accept = Yes
option-decline = { $question ->
    [join_battle] Stay out
    [late_card] Add nothing
    [keep_card] Keep nothing
    [free_invasion] Not now
    [leader_moves] Stay here
   *[other] No
}
option-sacrifice = Destroy 2 of your figures to raise a stat (Frigga’s Sacrifice)
option-invade = Invade { $place-the } with { $figure-one }
    .verb = Invade
    .row = with { $figure-one }
    .cell = { $place }
    .asks-place = Choose where your { $figure } invades.
    .asks-figure = Choose who invades { $place-the }.
option-march = March from { $origin } to { $place-the }
    .verb = March
    .row = { $origin-from }
    .cell = { $place }
    .asks-place = Choose where your figures { $origin-in } march.
    .asks-origin = Choose where to march from, to { $place-the }.
option-upgrade = Play the upgrade { $card }
    .verb = Play
    .cell = { $card }
option-quest = Commit to the Quest { $card }
    .verb = Commit to
    .cell = { $card }
option-pillage = Pillage { $place-the }
    .verb = Pillage
    .cell = { $place }
option-challenge = Challenge { $place-the }, already pillaged (Tyr’s Challenge)
    .verb = Challenge
    .cell = { $place }
option-rise = Invade { $place-the } with { $figure-one } from Valhalla (Frigga’s Domain)
    .verb = Rise
    .row = { $figure-one }
    .cell = { $place }
option-send = Send { $figure-one }
    .verb = Send
    .cell = { $figure-one }
option-offer = Give up { $figure-one } { $place-in }
    .verb = Give up
    .row = { $figure-one }
    .cell = { $place }
option-enter = Enter { $place-the }
    .verb = Enter
    .cell = { $place }
option-slot = Use { $slot }
    .verb = Use
    .cell = { $slot }
option-join = Send { $figure-one } { $place-from }
    .verb = Send
    .row = { $figure-one }
    .cell = { $place-from }
option-play = Play { $card }
    .verb = Play
    .cell = { $card }
option-add = Add { $card }
    .verb = Add
    .cell = { $card }
option-count = Count it as { $bonus }
    .verb = Count
    .cell = { $bonus }
option-hold = Keep { $figure-one }
    .verb = Keep
    .cell = { $figure-one }
option-save = Save { $figure-one }
    .verb = Save
    .cell = { $figure-one }
option-buy = Keep { $card } for 1 Rage
    .verb = Keep
    .cell = { $card }
option-raise = Raise { $stat }
    .verb = Raise
    .cell = { $stat }
option-keep = Keep { $card }
    .verb = Keep
    .cell = { $card }

## What happens

event-AgeBegan = Age { $age ->
    [1] I
    [2] II
   *[other] III
} begins. First player: { $first-the }.
event-PhaseBegan = { $phase-key ->
    [over] The last Age is over.
   *[other] { $phase } phase.
}
event-CardsDealt = Each clan gets { $count } cards.
event-CardKept = { $seat-subject } keeps { $card }.
event-CardKeptHidden = { $seat-subject } keeps a card.
event-HandsPassed = Hands pass to the left.
event-HandDiscarded = { $seat-subject } discards { $count ->
    [one] one card
   *[other] { $count } cards
}, unseen.
event-TurnPassed = { $seat-subject } passes and loses { $rage } Rage.
event-Invasion = { $seat-subject } invades { $place-the } with { $figure-own } ({ $rage ->
    [0] free
   *[other] { $rage } Rage
}).
event-March = { $seat-subject } marches { $origin-from } to { $place-the } with { $count ->
    [one] one figure
   *[other] { $count } figures
} (1 Rage).
event-FigureMoved = { $seat-subject } moves { $figure-own } { $origin-from } to { $place-the }.
event-UpgradePlayed = { $seat-subject } plays the upgrade { $card } ({ $rage ->
    [0] free
   *[other] { $rage } Rage
}).
event-UpgradeReplaced = { $seat-subject } discards their upgrade { $card }.
event-MonsterRemoved = { $seat-subject } removes { $figure-own } from the game.
event-QuestCommitted = { $seat-subject } commits to the Quest { $card }.
event-QuestCommittedHidden = { $seat-subject } commits to a Quest.
event-PillageDeclared = { $seat-subject } sets out to pillage { $place-the }.
event-BattleJoined = { $seat-subject } sends { $figure-own } { $origin-from } into the battle.
event-BattleBegan = Battle { $place-in }!
event-PillageUnopposed = No one opposes { $seat-the } { $place-in }.
event-CardRevealed = { $seat-subject } reveals { $card }.
event-CardAdded = { $seat-subject } adds { $card }.
event-QuestCounted = { $seat-subject } counts { $card } as +{ $bonus }.
event-TextCancelled = The text of { $card }, played by { $seat-the }, is cancelled.
event-CardsSwept = { $seat-subject } discards all revealed cards (Heimdall’s Watch).
event-BattleTotal = { $seat-subject } fights with a Strength of { $strength }.
event-BattleWon = { $seat-subject } wins the battle { $place-in }.
event-BattleTied = A tie { $place-in }: no one wins.
event-CardsDiscarded = { $seat-subject } discards { $count ->
    [one] the card
   *[other] the { $count } cards
} they played.
event-CardsTakenBack = { $seat-subject } takes { $count ->
    [one] their card
   *[other] their { $count } cards
} back.
event-CardBoughtBack = { $seat-subject } pays 1 Rage to keep { $card }.
event-CardsPoisoned = { $seat-subject } takes { $count ->
    [one] one card
   *[other] { $count } cards
} { $victim-from } (Loki’s Poison).
event-RageStolen = { $seat-subject } steals { $amount } Rage { $victim-from }.
event-GloryStolen = { $seat-subject } steals { $amount } Glory { $victim-from }.
event-RageGained = { $seat-subject } gains { $amount } Rage.
event-GloryGained = { $seat-subject } gains { $amount } Glory ({ $cause }).
event-GloryFromCard = { $seat-subject } gains { $amount } Glory ({ $card }).
event-StatRaised = { $seat-subject } raises { $stat-own } to { $value }.
event-ProvincePillaged = { $seat-subject } pillages { $place-the }: { $reward }.
event-FigureDestroyed = { $seat-subject } loses { $figure-own } { $place-in }.
event-FigureSaved = { $seat-subject } pays 1 Rage to save { $figure-own } { $place-in }.
event-WitchFled = { $seat-subject } saves the Volur Witch: she flees { $place-from } to Yggdrasil.
event-QuestFulfilled = { $seat-subject } fulfils { $card }.
event-QuestFailed = { $seat-subject } does not fulfil { $card }.
event-ProvinceDestroyed = Ragnarök destroys { $place-the }.
event-FiguresReleased = { $seat-subject } takes { $count ->
    [one] one figure
   *[other] { $count } figures
} back from Valhalla.
event-MatchEnded = { $seat-subject } wins with { $glory } Glory!

## The table in the terminal

table-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
}
table-passed = passed
table-pillaged = pillaged
table-destroyed = destroyed
table-closed = closed
table-doomed = †{ $age ->
    [1] I
    [2] II
   *[other] III
}
table-legend = { $figures } ●○ villages ≈ fjord † doomed
table-kept = Kept for the next Age
table-battle = Battle { $place-in }
table-nothing-shown = nothing revealed yet
card-battle = Battle +{ $value }
card-line = { $family } ({ $kind }) · { $age } · { $god } · { $source }
plain-line = { $name }: { $what }.
plain-card = { $name } ({ $kind }): { $text }

## Chapters of the rules

chapter-components = Components
chapter-setup = Setup
chapter-age-and-phases = Ages and phases
chapter-action-phase = Action phase
chapter-example = Example
chapter-draft = Draft
chapter-draft-option = Playing without the draft
chapter-invade = Invade
chapter-march = March
chapter-upgrade = Upgrade
chapter-quest-action = Quest action
chapter-pillage = Pillage
chapter-call-to-battle = Call to battle
chapter-unopposed-pillage = Unopposed pillage
chapter-playing-cards = Cards in battle
chapter-resolution = Battle resolution
chapter-pillage-rewards = Pillage rewards
chapter-discard-phase = Discard phase
chapter-quest-phase = Quest phase
chapter-ragnarok = Ragnarök
chapter-release-valhalla = Release Valhalla
chapter-end-of-age = End of Age
chapter-end-of-game = End of game
chapter-hidden-information = Hidden information
chapter-general-principles = General principles
chapter-battle-card = Battle cards
chapter-quest-card = Quest cards
chapter-monster = Monsters
chapter-troop-upgrade = Troop upgrades
chapter-clan-upgrade = Clan upgrades
chapter-card-ruling = Rulings on cards

## Why something cannot be chosen, in a few words; by the rule that says so

why-br-113 = only ships enter a fjord
why-br-135 = this province is destroyed
why-br-146 = its Monster card is not on your clan sheet
why-br-209 = you can’t do that on your turn
    .granted = you have no upgrade that allows it
why-br-212 = needs { $needs } Rage; you have { $has }
why-br-304 = keep a card from your draft hand
    .hand = not in your draft hand
why-br-403 = all { $villages } villages are taken
why-br-404 = a Ship invades fjords only
why-br-405 = Yggdrasil can’t be invaded; march there instead
why-br-407 = needs a free Horn; your { $horns } are in use
why-br-410 = closed, because both its provinces are destroyed
why-br-411 = already on the map
    .fallen = in Valhalla until the end of the Age
why-br-422 = choose at least one figure
    .nobody = you have no figures left there
why-br-423 = already in that province
why-br-424 = this province is destroyed
why-br-425 = no room: { $villages } villages, all taken
why-br-427 = ships never move
why-br-441 = not an Upgrade card
    .hand = not in your hand
why-br-442 = choose a slot for the card
    .kind = this card doesn’t go in that slot
    .empty = use the first empty slot
why-br-448 = not in your reserve
why-br-449 = invade with this Monster now, or decline
why-br-470 = not a Quest
    .hand = not in your hand
why-br-501 = you have no figures there or in its fjord
why-br-506 = this province is destroyed
why-br-512 = send a figure from an adjacent province, or decline
    .far = that province is not adjacent
    .nobody = you have no figures there
why-br-513 = ships can’t join a battle
why-br-536 = choose a card for the battle
    .hand = not in your hand
why-br-538 = Battle cards can be played only in battle
why-br-544 = add a white-disc card, or decline
    .hand = not in your hand
    .disc = no white disc on this card
why-br-558 = already pillaged this Age
why-br-601 = keep one card, or none
    .hand = not in your hand
why-br-811 = choose a stat to raise
    .last = already on the last step
why-br-825 = no Warriors left in your reserve
why-br-910 = choose the figure that stays
    .nobody = you have no figures in this battle
why-br-923 = Sea Serpent invades fjords only
why-br-930 = choose whether she flees
why-br-931 = move the Leader to an adjacent province, or decline
    .far = that province is not adjacent
why-br-941 = also send a Warrior, or decline
why-br-942 = send a Warrior there, or decline
why-br-945 = choose how much the Quest counts
    .bonus = you have no upgrade that makes it +{ $bonus }
why-br-946 = save a figure, or finish
    .safe = this figure is not in danger
why-br-949 = pillage now, or decline
why-br-950 = needs { $needs } Rage; you have { $has }
why-br-951 = pay to keep a card, or finish
    .card = not played by you in this battle
why-br-952 = not in Valhalla
why-br-959 = needs a free Horn; your { $horns } are in use
why-br-960 = this pillage has just raised it
why-br-998 = you have no figures there or in its fjord
    .reward = not pillaged this Age yet
why-br-999 = choose two of your figures on the map
    .figures = needs { $needs } figures on the map; you have { $has }
    .nobody = you have no figures left there
    .steps = all your stats are on the last step

## Words of the picture

stage-doom = { $place } falls: +{ $glory } Glory per figure
    .aloud = { $place } falls, +{ $glory } Glory per figure
stage-fallen = { $place }
region-fell = destroyed, Age { $age ->
    [1] I
    [2] II
   *[other] III
}
region-fell-early = destroyed at the start
badge-doom = Ragnarök destroys { $place-the } at the end of Age { $age ->
        [1] I
        [2] II
       *[other] III
    }
    .aloud = doomed in Age { $age ->
        [1] I
        [2] II
       *[other] III
    }
badge-pillaged = already pillaged this Age
badge-reward = pillage: { $reward }
    .aloud = reward { $reward }
fact-villages = { $free } of { $of } villages free
fact-strength = { $seat }: Strength { $strength }
    .aloud = Strength { $strength }
fact-support = { $seat }: from the fjord, Strength { $strength }
    .aloud = from the fjord, Strength { $strength }
count-on-map = figures on the map, out of
    .aloud = figures on the map
    .brief = on the map { $value }/{ $of }
count-reserve = figures in reserve
    .brief = { "" }
count-valhalla = figures in Valhalla
    .brief = { "" }
count-hand = cards in hand
    .brief = hand { $value }
count-quests = Quests under way
    .brief = { $value ->
        [one] { $value } Quest
       *[other] { $value } Quests
    }
count-rage = Rage left
    .brief = { $value } Rage
count-glory = Glory
    .brief = { $value } Glory
goods-reserve = In reserve
goods-valhalla = In Valhalla
mark-first = First player
flag-passed = passed
zone-draft = Choose from
zone-picked = Drafted so far
zone-hand = Your hand
zone-kept = For the next Age
zone-quests = Your Quests
pile-valhalla = The fallen return to the reserve after Ragnarök
pile-discard = Discard
contest = Battle { $place-in }
face-age = Age { $age ->
    [1] I
    [2] II
   *[other] III
}

# -- in the hall: its banner, its shields, and what a table can be opened with

hall-title = Blood Rage
    .kind = Draft, raid, and die with glory at Ragnarök
hall-paint = Your clan
hall-choice-beginners = Beginners’ first Age
    .help = Skip the draft in the first Age: everyone gets a ready-made hand.

## Units of the numbers in lists

measure-strength = Strength
measure-glory = Glory
measure-rage = Rage
aside-rage = { $rage ->
    [0] free
   *[other] { $rage } Rage
    }
measure-end-glory = +{ $glory } Glory at the end

## Moments

event-BattleOver = The battle { $place-in } is over.
event-AgeEnded = Age { $age ->
    [1] I
    [2] II
   *[other] III
} is over.
moment-pillages = { $seat-subject } pillages
moment-call = Call
moment-called = { $seat-subject } calls to battle { $place-in }
moment-room = { $count ->
    [one] 1 place left { $place-in }
   *[other] { $count } places left { $place-in }
}
moment-no-limit = room for all
moment-comer = { $figure }, { $place-from }
moment-stake = If { $seat-the } wins: { $reward }
moment-role-pillages = pillages
moment-role-joined = joined
moment-role-there = already there
moment-strength = Strength
moment-cards = Cards
moment-reveal = Reveal
moment-choosing = Everyone chooses a card in secret
moment-turned = The cards are turned over
moment-cancels = { $card } cancels all other texts
moment-cancelled-by = cancelled by { $card }; its number counts
moment-sums = Sums
moment-figures = Figures
moment-wins = { $seat-subject } wins, { $best } against { $next }
moment-tied = Tied at { $best }: no one wins
moment-winner = wins
moment-short = { $count } short
moment-tie = tied
moment-dead = The dead
moment-fallen = { $count ->
    [0] No figures fall
    [one] One figure goes to Valhalla
   *[other] { $count } figures go to Valhalla
}
moment-to-valhalla = { $count ->
    [one] to Valhalla
   *[other] { $count } to Valhalla
}
moment-stay = { $count ->
    [one] stays
   *[other] stay
}
moment-played = Cards
moment-discarded = won: { $count ->
    [one] discarded
   *[other] all discarded
}
moment-taken-back = lost: { $count ->
    [one] back to hand
   *[other] all back to hand
}
moment-poisoned = { $count ->
    [one] taken
   *[other] all taken
} by Loki’s Poison
moment-gains = Gains
moment-stolen = stolen
moment-robbed = robbed
moment-not-pillaged = { $place } is not pillaged
moment-age = End of Age { $age ->
    [1] I
    [2] II
   *[other] III
}
moment-quests = { $count ->
    [one] One Quest
   *[other] { $count } Quests
}, { $met ->
    [0] none fulfilled
   *[other] { $met } fulfilled
}
moment-decided = { $card-goal } · { $place }: { $own } against { $other }
moment-deaths = { $card-goal } · { $own } there
moment-none-there = { $card-goal } · no figures there
moment-paid = +{ $glory } Glory
moment-nobody-there = no figures there
moment-burns = { $place } burns{ $count ->
    [0] {""}; no figures die
    [one] {""}; one figure dies
   *[other] {""}; { $count } figures die
}
moment-falls = { $place } falls, with all figures there and in its fjord
moment-dead-there = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
moment-home = { $count ->
    [one] One figure returns from Valhalla
   *[other] { $count } figures return from Valhalla
}
moment-all-home = Valhalla opens
moment-back = { $count } back in reserve
moment-judged = Quests
moment-doom = Ragnarök
moment-valhalla = Valhalla
moment-level = Tied for the lead: { $glory } Glory
moment-scores = Scores
moment-leads = { $seat-subject } leads with { $glory } Glory
moment-next = Next to fall, { $place }: +{ $glory } Glory for each figure lost

## Hints: what one plays for

hint-glory = { $count } Glory
    .then = At the end of the Age

## Lines for newcomers, below the question

now-last-rage = You have 1 Rage left. At 0 you can’t act again this Age, not even for free.
now-doom = { $province } is destroyed at the end of this Age. Each figure there dies and scores its owner { $glory } Glory.
now-horns = You have { $figures } figures on the map, the most your Horns allow.
now-draft = You keep some cards and pass on the rest. Quests pay at the end of the Age, Upgrades stay, and Battle cards win battles.
now-keep = All your other cards are discarded.
now-turn = Pillaging is free, and raises a stat or scores Glory. Look for a province where you are strongest and few rivals can join.
now-march = Figures need an empty village where they arrive, except in Yggdrasil. Ships never move.
now-stat = At the end, the last steps of every stat score Glory.
now-join = The winner scores Glory for their Axes. If the highest Strength is tied, everyone loses. Losers’ figures go to Valhalla.
now-card = All cards are revealed together. The winner discards the card, and losers take theirs back.
now-late = Cards with a white disc come after the reveal, when all strengths are known.
