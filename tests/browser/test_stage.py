"""The stage: a scene waits for its reader only, can be gone through, skipped, and seen again."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Action, Match, Record
from tests.browser.axe import check_axe
from tests.browser.doorway import Doorway
from tests.browser.driver import Player
from tests.browser.people import PHONE, People, check_words
from tests.browser.shapes import speak
from tests.server.house import Opened

SAGA = "lords-of-ragnarok"
BATTLE = "contest-battle"


class Eve(NamedTuple):
    """A match just before the answer that ends a moment, and that answer."""

    record: Record
    action: Action
    seats: tuple[int, ...]  # who takes part
    steps: int


def eve_of(title: str, saga: str = SAGA, seats: int = 3, seed: int = 1, **options: Any) -> Eve:
    """Play quick bots until a moment ends, and go one answer back."""
    match = meadhall.new(saga, seats=seats, seed=seed, **options)
    bots = [make_bot("greedy", match.game, seed + seat) for seat in range(seats)]
    known = 0
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
        moments = match.view(None).moments(known)
        if moments and moments[-1].title.id == title:
            return _before(match, moments[-1].seats, len(moments[-1].steps))
        known = len(match.view(None).log())
    raise AssertionError(f"no {title} with this seed")


def _before(match: Match[Any], seats: tuple[int, ...], steps: int) -> Eve:
    assert match.record is not None
    *actions, last = match.record.actions
    return Eve(match.record.head(actions), last, seats, steps)


def answer(hall: Doorway, table: Opened, action: Action) -> None:
    """Give an answer for a seat."""
    token, state = table.tokens[action.seat], hall.state(table, action.seat)
    said = {"token": token, "version": state["version"], "decision": state["ask"]["decision"], "option": action.option}
    reply = hall.post(f"/api/tables/{table.id}/answer", said)
    assert reply.status == 200, reply.body


@pytest.fixture(scope="module")
def eve() -> Eve:
    return eve_of(BATTLE)


def staged(hall: Doorway, people: People, eve: Eve, seat: int | None = None, **profile: Any) -> tuple[Opened, Page]:
    """A table at which a Battle has just ended, and the page of a player who took part in it."""
    table = hall.bring(eve.record)
    page = people.sit(table, eve.seats[0] if seat is None else seat, **{"moments": "all", **profile})
    answer(hall, table, eve.action)
    expect(page.locator(".moment")).to_be_visible()
    return table, page


def shows(page: Page, step: str) -> None:
    """A step is on the stage."""
    expect(page.locator(".mo-steps [aria-current]")).to_have_text(step)


def at(page: Page) -> str:
    return page.locator(".mo-steps [aria-current]").inner_text()


def test_a_moment_waits_in_the_boards_box_and_its_bar_in_the_prompts(hall: Doorway, people: People, eve: Eve) -> None:
    table = hall.bring(eve.record)
    page = people.sit(table, eve.seats[0], moments="all")
    bottom = page.locator(".handrow").bounding_box()
    answer(hall, table, eve.action)
    expect(page.locator(".mo-bar")).to_be_visible()
    shows(page, "Values")  # the cards were played before everybody's eyes
    assert page.locator(".handrow").bounding_box() == bottom  # nothing moves
    mid, stage = page.locator("div.mid").bounding_box(), page.locator(".moment").bounding_box()
    assert mid is not None
    assert stage is not None
    assert (stage["x"], stage["y"], stage["width"]) == (mid["x"], mid["y"], mid["width"])
    check_axe(page)
    check_words(page)


def test_it_goes_on_goes_back_begins_again_and_is_skipped_by_keys(hall: Doorway, people: People, eve: Eve) -> None:
    table, page = staged(hall, people, eve)
    page.keyboard.press("ArrowRight")
    shows(page, "Losses")
    page.keyboard.press("ArrowLeft")
    shows(page, "Values")
    page.keyboard.press("r")
    shows(page, "Cards")
    page.keyboard.press("s")
    shows(page, "Losses")  # the last step is always shown
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".boardwrap")).to_be_visible()
    Player(page).until(hall.state(table)["version"])


def test_what_comes_after_it_is_shown_after_it(hall: Doorway, people: People, eve: Eve) -> None:
    """The match goes on; the page follows when its reader does."""
    table = hall.bring(eve.record)
    quick = people.sit(table, eve.seats[1], passing="off")  # who wants no moments
    page = people.sit(table, eve.seats[0], moments="all", passing="off")
    answer(hall, table, eve.action)
    expect(page.locator(".mo-bar")).to_be_visible()
    state = hall.state(table, eve.seats[1])
    Player(quick).until(state["version"])
    asked = next(seat for seat in range(3) if hall.state(table, seat)["ask"])
    answer(hall, table, Action(asked, hall.state(table, asked)["ask"]["options"][0]))
    Player(quick).until(state["version"] + 1)
    expect(page.locator(".mo-bar")).to_be_visible()
    assert Player(page).version < state["version"]
    expect(page.locator(".choices .opt:not([aria-disabled])")).to_have_count(0)
    page.keyboard.press("s")
    page.keyboard.press("s")
    Player(page).until(state["version"] + 1)


def test_it_stays_in_the_log_to_be_seen_again(hall: Doorway, people: People, eve: Eve) -> None:
    table, page = staged(hall, people, eve)
    page.keyboard.press("s")
    page.keyboard.press("s")
    Player(page).until(hall.state(table)["version"])
    page.locator(".log .seeit").last.press("Enter")
    expect(page.locator(".moment")).to_be_visible()
    shows(page, "Cards")  # whole, and from its beginning
    expect(page.locator(".mo-steps li")).to_have_count(eve.steps)


def test_each_step_is_spoken_and_the_focus_is_on_the_title(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = staged(hall, people, eve)
    said = page.locator(".mo-bar .say[aria-live=polite] strong")
    first = said.inner_text()
    page.wait_for_function("document.activeElement.closest('.moment h2') !== null")
    expect(page.locator(".moment")).to_have_attribute("aria-label", f"{title(page)}, step 2 of 3: Values")
    page.keyboard.press(" ")
    expect(said).not_to_have_text(first)
    expect(page.locator(".moment")).to_have_attribute("aria-label", f"{title(page)}, step 3 of 3: Losses")


def title(page: Page) -> str:
    return page.locator(".moment h2").inner_text()


def test_it_takes_no_focus_out_of_the_chat(hall: Doorway, people: People, eve: Eve) -> None:
    table = hall.bring(eve.record)
    page = people.sit(table, eve.seats[0], moments="all")
    page.get_by_role("tab", name="Chat").click()
    field = page.locator(".say-line input")
    field.focus()
    answer(hall, table, eve.action)
    expect(page.locator(".mo-bar")).to_be_visible()
    expect(field).to_be_focused()
    field.press_sequentially("skål s")
    expect(field).to_have_value("skål s")
    shows(page, "Values")  # what is typed there means nothing here


def test_with_less_motion_nothing_moves_and_nothing_goes_on(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = staged(hall, people, eve, motion="reduce")
    assert page.locator(".mo-parts > *").first.evaluate("(part) => getComputedStyle(part).animationName") == "none"
    expect(page.locator(".mo-ring .arc")).to_have_count(0)
    expect(page.get_by_role("button", name="Pause (P)")).to_have_count(0)


def test_among_people_it_goes_on_by_itself_and_can_be_paused(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = staged(hall, people, eve, motion="no-preference")
    expect(page.locator(".mo-ring .arc")).to_have_count(1)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Pause (P)")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    expect(page.locator(".mo-steps [aria-current]")).to_have_text("Losses")  # automatically, in a while


def test_an_open_chat_pauses_it(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = staged(hall, people, eve, motion="no-preference")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".mo-bar .say span")).to_contain_text("paused")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".mo-bar .say span")).to_contain_text("autoplay")


def test_a_tap_on_it_goes_on(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = staged(hall, people, eve, size=PHONE, touch=True)
    page.locator(".mo-body").tap(position={"x": 8, "y": 8})
    expect(page.locator(".mo-steps [aria-current]")).to_have_text("Losses")
    page.locator(".mo-body").tap(position={"x": 8, "y": 8})
    expect(page.locator(".mo-bar")).to_have_count(0)


def test_players_who_took_no_part_see_sums_and_losses_only(hall: Doorway, people: People, eve: Eve) -> None:
    (other,) = {0, 1, 2} - set(eve.seats)
    _, page = staged(hall, people, eve, other)
    expect(page.locator(".mo-steps li")).to_have_text(["Values", "Losses"])


def test_spectators_look_on(hall: Doorway, people: People, eve: Eve) -> None:
    table = hall.bring(eve.record)
    page = people.sit(table, moments="all")
    answer(hall, table, eve.action)
    expect(page.locator(".mo-steps li")).to_have_text(["Values", "Losses"])
    page.locator(".mo-go").click()
    page.locator(".mo-go").click()
    expect(page.locator(".moment")).to_have_count(0)


@pytest.mark.parametrize(("wish", "steps"), [("mine", 3), ("outcome", 1)])
def test_one_may_want_less(hall: Doorway, people: People, eve: Eve, wish: str, steps: int) -> None:
    _, page = staged(hall, people, eve, moments=wish)
    expect(page.locator(".mo-steps li")).to_have_count(steps)


def test_what_was_missed_is_played_when_one_comes_back(hall: Doorway, people: People, eve: Eve) -> None:
    table = hall.bring(eve.record)
    profile = people.profile(moments="all")
    page = profile.new_page()
    page.goto(f"/table/{table.id}#{table.tokens[eve.seats[0]]}")
    expect(page.locator("main.table")).to_be_visible()
    page.close()
    answer(hall, table, eve.action)
    back = profile.new_page()
    back.goto(f"/table/{table.id}#{table.tokens[eve.seats[0]]}")
    expect(back.locator(".mo-bar .say span")).to_contain_text("1 scene since you left")


def test_it_is_there_in_the_replay(hall: Doorway, people: People, eve: Eve) -> None:
    table, page = staged(hall, people, eve)
    page.keyboard.press("s")
    page.keyboard.press("s")
    Player(page).until(hall.state(table)["version"])
    actions = hall.state(table)["actions"]
    page.goto(f"/table/{table.id}?at={actions}")
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .seeit").last.press("Enter")
    expect(page.locator(".moment")).to_be_visible()
    page.keyboard.press("s")
    page.keyboard.press("s")
    expect(page.locator(".moment")).to_have_count(0)


SEE_IT = """() => new Promise((tell) => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".moment")) return;
    watch.disconnect();
    tell(document.activeElement.closest(".moment h2") !== null);
  }).observe(document.body, { childList: true, subtree: true });
  const last = [...document.querySelectorAll(".log .seeit")].at(-1);
  last.focus();
  last.click();
})"""


def test_keys_mean_it_as_soon_as_it_is_seen(hall: Doorway, people: People, eve: Eve) -> None:
    """The focus leaves the log in the same breath, so that no key gets lost there."""
    _, page = staged(hall, people, eve)
    page.keyboard.press("s")
    page.keyboard.press("s")
    expect(page.locator(".log .seeit")).not_to_have_count(0)
    assert page.evaluate(SEE_IT)


def test_on_a_phone_it_takes_the_room_above_the_bar(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = staged(hall, people, eve, size=PHONE, touch=True)
    for _ in range(2):
        for lang in ("en", "fr"):
            speak(page, lang)
            check_words(page)
            assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
            low = page.locator(".mo-go").bounding_box()
            assert low is not None
            assert low["height"] >= 44
        page.locator(".mo-go").click()
    expect(page.locator(".moment")).to_have_count(0)


# -- in the replay -----------------------------------------------------------------------------------------------


def past_of(hall: Doorway, people: People, eve: Eve, **profile: Any) -> tuple[int, Page]:
    """The past of a table, one move before a moment ends; and how many moves there are by its end."""
    table = hall.bring(eve.record)
    answer(hall, table, eve.action)
    actions: int = hall.state(table)["actions"]
    page = people.open(f"/table/{table.id}?at={actions - 1}&watch", **{"moments": "all", **profile})
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {actions - 1} of")
    return actions, page


def test_one_step_in_the_replay_opens_what_it_ends(hall: Doorway, people: People, eve: Eve) -> None:
    """It waits there, a screen reader hears of it, and the move is shown after it."""
    actions, page = past_of(hall, people, eve, motion="no-preference")
    page.get_by_role("button", name="Next move").press("Enter")
    expect(page.locator(".mo-bar")).to_be_visible()
    expect(page.locator(".vh[aria-live]")).to_contain_text(f"Scene: {title(page)}, 2 steps.")
    expect(page.locator(".mo-ring .arc")).to_have_count(0)  # a replay never goes on automatically
    shows(page, "Values")
    page.get_by_role("button", name="Next move").press("Enter")
    shows(page, "Losses")
    expect(page.locator(".mo-go")).to_contain_text("Continue the replay")
    page.locator(".mo-go").click()
    expect(page.locator(".mo-bar")).to_have_count(0)
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {actions} of {actions}")


def test_a_replay_that_plays_by_itself_opens_moments_too(hall: Doorway, people: People, eve: Eve) -> None:
    actions, page = past_of(hall, people, eve)
    page.get_by_role("button", name="Previous move").click()
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {actions - 2} of")
    page.get_by_role("button", name="Autoplay").click()
    for _ in range(2):
        page.locator(".mo-go").click()
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {actions} of {actions}")


def test_page_down_goes_over_a_moment_and_on_to_now(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = past_of(hall, people, eve)
    page.locator("main.table").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("PageDown")
    expect(page.locator(".mo-bar")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("PageDown")
    expect(page.locator(".mo-bar")).to_have_count(0)
    expect(page.locator(".prompt strong")).not_to_contain_text("Move")


def test_scrubbing_over_a_scene_is_not_held_up(hall: Doorway, people: People, eve: Eve) -> None:
    actions, page = past_of(hall, people, eve)
    page.get_by_label("Position in the match").fill(str(actions))
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {actions} of {actions}")
    expect(page.locator(".mo-bar")).to_have_count(0)
    expect(page.locator(".vh[aria-live] p").first).not_to_be_empty()  # then the log is spoken


def test_in_the_replay_too_one_may_want_none(hall: Doorway, people: People, eve: Eve) -> None:
    actions, page = past_of(hall, people, eve, moments="off")
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".prompt strong")).to_contain_text(f"Move {actions} of {actions}")
    expect(page.locator(".mo-bar")).to_have_count(0)


def test_going_back_to_now_leaves_the_stage(hall: Doorway, people: People, eve: Eve) -> None:
    _, page = past_of(hall, people, eve)
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".mo-bar")).to_be_visible()
    page.get_by_role("button", name="Back to live").first.click()
    expect(page.locator(".mo-bar")).to_have_count(0)
    expect(page.locator(".prompt strong")).not_to_contain_text("Move")
