import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pending } from "#data/outbox/outbox.ts";
import { voteRequest } from "#domain/contests/contestCalls.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { draftsStore } from "#features/contests/votes/draftsStore.ts";
import { contestAnswer, contestAnswers } from "../../support/community/contestAnswers.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { signIn } from "../../support/screens/reservationScreen.tsx";
import {
  EMBEDDED,
  forgetVotes,
  noOffers,
  ongoing,
  openContest as open,
  past,
} from "../../support/screens/contestScreen.ts";

/** Not what only the printed sheet says. */
const ON_SCREEN = { selector: '[role="status"]' };

beforeEach(forgetVotes);

describe("a contest", () => {
  it("that is open says until when, and the newest is shown without a year", async () => {
    const { heading } = await open("/march-madness", [ongoing(), past()]);
    expect(heading()).toBe("March Madness");
    expect((await screen.findByText(/^Round of 32 is open until/, ON_SCREEN)).textContent).toMatch(
      /open until \d+:\d\d [AP]M Eastern on \w+ \d+\.$/,
    );
    expect(screen.getByRole("combobox", { name: "Year" })).toHaveProperty("value", "2026");
    const way = await screen.findByRole("link", { name: "Sign in so it counts" });
    expect(way.getAttribute("href")).toContain(
      encodeURIComponent("/march-madness?year=2026&view=vote"),
    );
  });

  it("that is open lets who is signed out choose, on the phone alone, and undo it", async () => {
    const { user, asked } = await open("/march-madness?view=vote", [ongoing()]);
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText(/^You chose East 1 over East 8\. On this device: sign in to cast it/);
    await screen.findByText("Matchup 2 of 16, 1 chosen");
    expect(screen.getByRole("link", { name: "Sign in so it counts" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText("Matchup 1 of 16, 0 chosen");
    await user.click(screen.getByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16, 1 chosen");
    await user.click(screen.getByRole("tab", { name: "My picks" }));
    expect((await screen.findByText("East 1")).closest("li")?.textContent).toBe(
      "East 1 over East 8 ",
    );
    await user.click(screen.getByRole("tab", { name: "Vote now" }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(await pending(null)).toEqual([]);
    expect(asked.join(" ")).not.toContain("/votes");
    await user.click(await screen.findByRole("button", { name: /^East 8/, pressed: false }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: /^East 1/, pressed: true })).toBeTruthy();
  });

  it("casts what was chosen before signing in only when the account says so", async () => {
    const { user } = await open("/march-madness?view=vote", [ongoing()]);
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16, 1 chosen");
    signIn();
    const offer = within(await screen.findByRole("group", { name: "Chosen before signing in" }));
    expect(await pending("ana")).toEqual([]);
    await user.click(offer.getByRole("button", { name: "Cast 1 vote" }));
    await waitFor(async () =>
      expect((await pending("ana")).map(({ request }) => request)).toEqual([
        voteRequest({ year: 2026, matchup: "r2-d1-1" }, "0-1"),
      ]),
    );
    expect(screen.queryByRole("group", { name: "Chosen before signing in" })).toBeNull();
    expect(await draftsStore.read()).toEqual({ "2026": {} });
  });

  it("forgets what was chosen before signing in when that is said", async () => {
    const { user } = await open("/march-madness?view=vote", [ongoing()]);
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16, 1 chosen");
    signIn();
    await user.click(await screen.findByRole("button", { name: "Forget it" }));
    await screen.findByText("Matchup 1 of 16, 0 voted");
    expect(screen.queryByRole("group", { name: "Chosen before signing in" })).toBeNull();
    expect(await pending("ana")).toEqual([]);
  });

  it("that has not begun says when it opens, and takes no votes", async () => {
    const soon = contestAnswer({ opensAt: Date.now() + HOUR_MS, status: "upcoming" });
    await open("/march-madness", [soon]);
    expect(await screen.findByText(/^Voting opens at/, ON_SCREEN)).toBeTruthy();
    expect(screen.queryByRole("tab", { name: "Vote now" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Sign in so it counts" })).toBeNull();
  });

  it("between two rounds says that the result is to come", async () => {
    const { queryClient } = await open("/march-madness", [ongoing()]);
    await screen.findByText(/^Round of 32 is open/, ON_SCREEN);
    const overNow = contestAnswer({ opensAt: Date.now() - 2.1 * DAY_MS, settled: 1 });
    act(() => {
      queryClient.setQueryData(["contest", "2026"], overNow, { updatedAt: Date.now() - DAY_MS });
    });
    expect(
      await screen.findByText(
        "Round of 32 has closed. The result is not on this device yet.",
        ON_SCREEN,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole("tab", { name: "Vote now" })).toBeNull();
  });

  it("that is over has a champion with the way to its genetics, which lead back, and can be chosen by year", async () => {
    const champion = past();
    const [first] = champion.entrants;
    if (first) first.strain = "blue-dream";
    const { user, address } = await open("/march-madness", [ongoing(), champion]);
    await user.selectOptions(await screen.findByRole("combobox", { name: "Year" }), "2025");
    const region = within(await screen.findByRole("region", { name: "Champion" }));
    expect(region.getByRole("link", { name: "East 1" }).getAttribute("href")).toBe(
      "/strain-genetics/blue-dream",
    );
    expect(address()).toBe("/march-madness?year=2025");
    // Who came for an old link is told of the one that takes votes, by a button.
    const open2026 = screen.getByRole("link", { name: "Vote in 2026’s" });
    expect(open2026.parentElement?.textContent).toBe("The 2025 contest is over.Vote in 2026’s");
    expect(open2026.getAttribute("href")).toBe("/march-madness?year=2026");
    await user.click(region.getByRole("link", { name: "East 1" }));
    const finish = await screen.findByRole("link", { name: "2025: Champion" });
    expect(finish.getAttribute("href")).toBe("/march-madness?year=2025");
  });

  it("of a year without one opens with the newest, and says that there was none", async () => {
    const asked = vi.fn(() => new Response(null, { status: 404 }));
    await openScreen("/march-madness?year=1999", {
      ...contestAnswers(ongoing()),
      "/api/contests/1999": asked,
    });
    expect(await screen.findByText(/^The newest contest is \d{4}\.$/)).toBeTruthy();
    expect(screen.getByText("There was none in 1999.")).toBeTruthy();
    expect(screen.getByText(/After six rounds one is left/)).toBeTruthy();
    // The list says so already: an answer that fails would be an error in the browser.
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "See the newest contest" })).toBeTruthy();
  });

  it("does not exist where none has been announced", async () => {
    await openScreen("/march-madness", {
      ...contestAnswers(),
      "/api/strains": Response.json({
        observedAt: null,
        shelves: {
          "gmo-cookies": { stores: 7, terpenes: null },
          acdc: { stores: 9, terpenes: null },
        },
      }),
    });
    expect(await screen.findByText("No contest has been announced yet.")).toBeTruthy();
    // What there is to see without one: how it goes, and what is on most menus.
    expect(screen.getByText(/After six rounds one is left/)).toBeTruthy();
    const plates = await screen.findByRole("list", { name: "Strains in most stores" });
    const names = within(plates).getAllByRole("link");
    expect(names.map(({ textContent }) => textContent)).toEqual(["ACDC", "GMO Cookies"]);
    expect(within(plates).getByText("Hybrid · 9 stores")).toBeTruthy();
  });

  it("that is not on this phone says so without a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openScreen("/march-madness", { "/api/contests": new Response(null, { status: 404 }) });
    act(() => void dispatchEvent(new Event("offline")));
    expect(
      await screen.findByText("Not saved on this device yet. Connect to load it."),
    ).toBeTruthy();
  });

  it("that is not on this phone leads to those of other years", async () => {
    await openScreen("/march-madness", {
      ...contestAnswers(ongoing(), past()),
      "/api/contests/2026": new Response(null, { status: 403 }),
    });
    const link = await screen.findByRole("link", { name: "2025" });
    expect(link.getAttribute("href")).toBe("/march-madness?year=2025");
  });

  it("that could not be loaded is asked for again", async () => {
    const answer = vi.fn(() => new Response(null, { status: 404 }));
    const { user } = await openScreen("/march-madness", { "/api/contests": answer });
    await screen.findByText(/the contests could not be loaded/);
    answer.mockImplementation(() => Response.json([]));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No contest has been announced yet.")).toBeTruthy();
  });
});

it("on a desk what to vote on stands above the bracket, and a vote is given there", async () => {
  const { user } = await openScreen(
    "/march-madness",
    {
      "/api/config": Response.json(EMBEDDED),
      "/api/strains/blue-dream/offers": noOffers(),
      ...contestAnswers(ongoing()),
    },
    1_440,
  );
  const panel = within(await screen.findByRole("tabpanel", { name: "Bracket" }));
  const [first] = await panel.findAllByRole("button", { name: /Ranked \d+/ });
  expect(panel.getByText("Matchup 1 of 16, 0 chosen")).toBeTruthy();
  // The bracket says the round: the list of it would say it twice.
  expect(panel.queryByText("This round")).toBeNull();
  if (first !== undefined) await user.click(first);
  expect(await panel.findByText(/, 1 chosen$/)).toBeTruthy();
});

describe("the bracket on a phone", () => {
  it("stands behind what there is to vote on while a round is open", async () => {
    const { user, address } = await open("/march-madness", [ongoing()]);
    expect(await screen.findByRole("tab", { name: "Vote now", selected: true })).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Bracket" }));
    expect(address()).toBe("/march-madness?view=bracket");
  });

  it("shows a division's open round first, and awaited opponents otherwise than those that are known", async () => {
    const { user, address } = await open("/march-madness?view=bracket", [ongoing()]);
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    expect(tab.getAllByRole("listitem")).toHaveLength(4);
    await user.selectOptions(screen.getByRole("combobox", { name: "Round" }), "Sweet 16");
    await waitFor(() => expect(address()).toContain("round=3"));
    const later = within(screen.getByRole("region", { name: /^East, / }));
    expect(later.getByText("Winner of East 1 or East 8")).toBeTruthy();
  });

  it("shows shares, votes and who has won in a closed round", async () => {
    await open("/march-madness?view=bracket&part=1&round=1", [ongoing()]);
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const [first] = tab.getAllByRole("listitem");
    expect(first?.textContent).toBe("1 East 160% 60 votes, won16 East 1640% 40 votes");
  });

  it("says why one stands there as the winner where nobody voted, and where both have as many votes, or nearly", async () => {
    const contest = ongoing();
    const [none, even, close] = contest.matchups;
    if (none !== undefined) none.votes = [0, 0];
    if (even !== undefined) even.votes = [7, 7];
    if (close !== undefined) close.votes = [201, 200];
    await open("/march-madness?view=bracket&part=1&round=1", [contest]);
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const [first, second, third] = tab.getAllByRole("listitem");
    expect(third?.textContent).toContain("50% 201 votes by 1 vote, won");
    expect(first?.textContent).toBe("1 East 1 0 votes better seed, won16 East 16 0 votes");
    expect(second?.textContent).toBe("8 East 850% 7 votes better seed, won9 East 950% 7 votes");
  });
});
