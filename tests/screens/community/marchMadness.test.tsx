import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pending, takeBack } from "#data/outbox/outbox.ts";
import { outboxStore } from "#data/outbox/sender.ts";
import type { Contest, OwnVotes } from "#domain/contests/contest.ts";
import { voteRequest, voteSubject } from "#domain/contests/contestCalls.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { draftsStore } from "#features/contests/votes/draftsStore.ts";
import { startVotes, votesStore } from "#features/contests/votes/votesStore.ts";
import { setSession } from "#platform/session/session.ts";
import { contestAnswer, contestAnswers } from "../../support/community/contestAnswers.ts";
import { outboxEntry } from "../../support/outbox/outboxEntries.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { leaveUnsent } from "../../support/screens/phoneLists.ts";
import { signIn } from "../../support/screens/reservationScreen.tsx";

/** Half of the second round is over. */
const opensAt = () => Date.now() - 1.5 * DAY_MS;
const ongoing = (more: Partial<Contest> = {}): Contest => ({
  ...contestAnswer({ opensAt: opensAt(), settled: 1 }),
  ...more,
});
const past = () => contestAnswer({ year: 2025, opensAt: Date.now() - 300 * DAY_MS, settled: 6 });

const EMBEDDED = { identity: { kind: "embedded" }, authSyncUrl: null };

/** Of a strain that no store has. */
const noOffers = () => Response.json({ table: encodeMenuTable([]), observedAt: null });

async function open(
  address: string,
  contests: readonly Contest[],
  { votes = [] }: { votes?: OwnVotes } = {},
) {
  return await openScreen(address, {
    "/api/config": Response.json(EMBEDDED),
    "/api/contests/2026/votes": Response.json(votes),
    "/api/contests/2025/votes": Response.json([]),
    "/api/strains/blue-dream/offers": noOffers(),
    ...contestAnswers(...contests),
  });
}

/** Not what only the printed sheet says. */
const ON_SCREEN = { selector: '[role="status"]' };

beforeEach(async () => {
  await votesStore.change(() => ({ uid: null, years: {} }));
  await draftsStore.change(() => ({}));
  await leaveUnsent();
});

describe("a contest", () => {
  it("that is open says until when, and the newest is shown without a year", async () => {
    const { heading } = await open("/march-madness", [ongoing(), past()]);
    expect(heading()).toBe("March Madness");
    expect((await screen.findByText(/^Round of 32 is open until/, ON_SCREEN)).textContent).toMatch(
      /open until \d+:\d\d [AP]M Eastern on \w+ \d+\.$/,
    );
    expect(screen.getByRole("combobox", { name: "Year" })).toHaveProperty("value", "2026");
    const way = await screen.findByRole("link", { name: "Sign in to vote" });
    expect(way.getAttribute("href")).toContain(
      encodeURIComponent("/march-madness?year=2026&view=vote"),
    );
  });

  it("that is open lets who is signed out choose, on the phone alone, and undo it", async () => {
    const { user, asked } = await open("/march-madness?view=vote", [ongoing()]);
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText(/^You chose East 1 over East 8\. On this device: sign in to cast it/);
    await screen.findByText("Matchup 2 of 16. You have chosen in 1.");
    expect(screen.getByRole("link", { name: "Sign in to vote" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText("Matchup 1 of 16. You have chosen in 0.");
    await user.click(screen.getByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16. You have chosen in 1.");
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
    await screen.findByText("Matchup 2 of 16. You have chosen in 1.");
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
    await screen.findByText("Matchup 2 of 16. You have chosen in 1.");
    signIn();
    await user.click(await screen.findByRole("button", { name: "Forget it" }));
    await screen.findByText("Matchup 1 of 16. You have voted in 0.");
    expect(screen.queryByRole("group", { name: "Chosen before signing in" })).toBeNull();
    expect(await pending("ana")).toEqual([]);
  });

  it("that has not begun says when it opens, and takes no votes", async () => {
    const soon = contestAnswer({ opensAt: Date.now() + HOUR_MS, status: "upcoming" });
    await open("/march-madness", [soon]);
    expect(await screen.findByText(/^Voting opens at/, ON_SCREEN)).toBeTruthy();
    expect(screen.queryByRole("tab", { name: "Vote now" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Sign in to vote" })).toBeNull();
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
    expect(screen.getByText("The contest is over.", ON_SCREEN)).toBeTruthy();
    expect(address()).toBe("/march-madness?year=2025");
    await user.click(region.getByRole("link", { name: "East 1" }));
    const finish = await screen.findByRole("link", { name: "2025: Champion" });
    expect(finish.getAttribute("href")).toBe("/march-madness?year=2025");
  });

  it("of a year without one is said not to have been", async () => {
    await openScreen("/march-madness?year=1999", {
      ...contestAnswers(ongoing()),
      "/api/contests/1999": new Response(null, { status: 404 }),
    });
    expect(await screen.findByText("There was no contest in 1999.")).toBeTruthy();
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
    const plates = await screen.findByRole("list", { name: "Strains on most menus" });
    const names = within(plates).getAllByRole("link");
    expect(names.map(({ textContent }) => textContent)).toEqual(["ACDC", "GMO Cookies"]);
    expect(within(plates).getByText("On 9 menus")).toBeTruthy();
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
  const [first] = await panel.findAllByRole("button", { name: /Seed \d+/ });
  expect(panel.getByText("Matchup 1 of 16. You have chosen in 0.")).toBeTruthy();
  // The bracket says the round: the list of it would say it twice.
  expect(panel.queryByText("This round")).toBeNull();
  if (first !== undefined) await user.click(first);
  expect(await panel.findByText(/You have chosen in 1\./)).toBeTruthy();
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

  it("says why one stands there as the winner where nobody voted, and where both have as many votes", async () => {
    const contest = ongoing();
    const [none, even] = contest.matchups;
    if (none !== undefined) none.votes = [0, 0];
    if (even !== undefined) even.votes = [7, 7];
    await open("/march-madness?view=bracket&part=1&round=1", [contest]);
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const [first, second] = tab.getAllByRole("listitem");
    expect(first?.textContent).toBe("1 East 1 0 votes better seed, won16 East 16 0 votes");
    expect(second?.textContent).toBe("8 East 850% 7 votes better seed, won9 East 950% 7 votes");
  });
});

describe("a vote", () => {
  it("is a button that says round, division and both sides, and whether it is pressed", async () => {
    const { user } = await open("/march-madness?view=bracket", [ongoing()]);
    signIn();
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const name = "1 East 1: Round of 32, East. East 1, seed 1, against East 8, seed 8";
    const button = await tab.findByRole("button", { name });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await user.click(button);
    await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
    const [entry] = await pending("ana");
    expect(entry?.request).toEqual(voteRequest({ year: 2026, matchup: "r2-d1-1" }, "0-1"));
    expect(entry?.title).toMatch(/^Vote for East 1, if it arrives before/);
  });

  it("is given by a key while the focus is on the contest, its tabs included", async () => {
    const { user } = await open("/march-madness?view=bracket", [ongoing()]);
    signIn();
    await user.click(await screen.findByRole("tab", { name: "Vote now" }));
    await screen.findByText("Matchup 1 of 16. You have voted in 0.");
    await user.keyboard("1");
    await screen.findByText(/^You chose East 1 over East 8/);
  });

  it("is given in a queue by the keys 1 and 2, leads on to the next by itself, and says that it waits", async () => {
    const { user } = await open("/march-madness?view=vote", [ongoing()]);
    signIn();
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText(
      /^You chose East 1 over East 8. Saved on this device, counts only if it arrives/,
    );
    const heading = screen.getByRole("heading", { name: "Round of 32, East" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText("Matchup 2 of 16. You have voted in 1.")).toBeTruthy();
    await user.keyboard("2");
    expect(await screen.findByText("Matchup 3 of 16. You have voted in 2.")).toBeTruthy();
    expect(await pending("ana")).toHaveLength(2);
  });

  it("is undone where it was given, by one tap, as long as it has not been sent", async () => {
    const { user } = await open("/march-madness?view=vote", [ongoing()]);
    signIn();
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16. You have voted in 1.");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Matchup 1 of 16. You have voted in 0.")).toBeTruthy();
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await waitFor(async () => expect(await pending("ana")).toEqual([]));
  });

  it("that changed another is undone to that one", async () => {
    const votes = [{ matchup: "r2-d1-1", entrant: "0-8", votedAt: new Date().toISOString() }];
    const { user } = await open("/march-madness?view=vote", [ongoing()], { votes });
    signIn();
    await screen.findByText("Matchup 2 of 16. You have voted in 1.");
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: /^East 1/ }));
    await screen.findByText(/^You chose East 1 over East 8/);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: /^East 8/, pressed: true })).toBeTruthy();
  });

  it("that the server has is not said to be undone: it leads back and can be changed", async () => {
    const { user } = await open("/march-madness?view=vote", [ongoing()]);
    signIn();
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16. You have voted in 1.");
    await act(() => outboxStore.change(() => ({ entries: [], foreign: [] })));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(
      await screen.findByText(
        "You chose East 1 over East 8. It has arrived: choose the other one to change it.",
      ),
    ).toBeTruthy();
    expect(screen.getByText("Matchup 1 of 16. You have voted in 1.")).toBeTruthy();
  });

  it("has something to go by: parents, and in how many stores the strain is", async () => {
    const contest = ongoing();
    const [first] = contest.entrants;
    if (first) first.strain = "blue-dream";
    await openScreen("/march-madness?view=vote", {
      "/api/config": Response.json(EMBEDDED),
      "/api/contests/2026/votes": Response.json([]),
      "/api/strains/blue-dream/offers": noOffers(),
      ...contestAnswers(contest),
    });
    const choice = await screen.findByRole("button", { name: /^East 1/ });
    expect(await within(choice).findByText(/Blueberry × /)).toBeTruthy();
    expect(await within(choice).findByText("In no store now")).toBeTruthy();
  });

  it("that was the last leads to the picks, with the focus on their tab", async () => {
    const votes = ongoing()
      .matchups.filter(({ round }) => round === 2)
      .map(({ id, a }) => ({
        matchup: id,
        entrant: a ?? "",
        votedAt: new Date().toISOString(),
      }));
    const { user } = await open("/march-madness?view=vote", [ongoing()], { votes });
    signIn();
    await user.click(await screen.findByRole("button", { name: "See my picks" }));
    const tab = await screen.findByRole("tab", { name: "My picks", selected: true });
    await waitFor(() => expect(document.activeElement).toBe(tab));
  });

  it("is asked for where none has been given yet, once it is known what has", async () => {
    const votes = [{ matchup: "r2-d1-1", entrant: "0-8", votedAt: new Date().toISOString() }];
    await open("/march-madness?view=vote", [ongoing()], { votes });
    signIn();
    expect(await screen.findByText("Matchup 2 of 16. You have voted in 1.")).toBeTruthy();
  });

  it("that the server has stays the visitor's pick, and can be changed", async () => {
    const votes = [{ matchup: "r2-d1-1", entrant: "0-8", votedAt: new Date().toISOString() }];
    const { user } = await open("/march-madness?view=bracket&part=1", [ongoing()], { votes });
    signIn();
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const other = await tab.findByRole("button", {
      name: /^8 East 8: Round of 32, East. East 8/,
      pressed: true,
    });
    await user.click(
      tab.getByRole("button", {
        name: /^1 East 1: Round of 32, East. East 1, seed 1, against East 8/,
      }),
    );
    await waitFor(() => expect(other.getAttribute("aria-pressed")).toBe("false"));
  });

  it("stays the visitor's pick when the worker sends it, and whatever the server said before", async () => {
    const { user, queryClient } = await open("/march-madness?view=bracket&part=1", [ongoing()]);
    signIn();
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const button = await tab.findByRole("button", {
      name: /^1 East 1: Round of 32, East. East 1,/,
    });
    await user.click(button);
    await waitFor(async () => expect(await pending("ana")).toHaveLength(1));
    // The answer has no votes.
    await act(() => queryClient.refetchQueries({ queryKey: ["votes"] }));
    await act(() => outboxStore.change(() => ({ entries: [], foreign: [] })));
    expect(button.getAttribute("aria-pressed")).toBe("true");
  });

  it("that is taken back leaves what was voted before", async () => {
    const votes = [{ matchup: "r2-d1-1", entrant: "0-8", votedAt: new Date().toISOString() }];
    const { user } = await open("/march-madness?view=bracket&part=1", [ongoing()], { votes });
    startVotes();
    signIn();
    const tab = within(await screen.findByRole("region", { name: /^East, / }));
    const before = await tab.findByRole("button", { name: /East. East 8,/, pressed: true });
    await user.click(tab.getByRole("button", { name: /East. East 1,/ }));
    await waitFor(() => expect(before.getAttribute("aria-pressed")).toBe("false"));
    const [entry] = await pending("ana");
    await act(() => takeBack(entry?.id ?? ""));
    await waitFor(() => expect(before.getAttribute("aria-pressed")).toBe("true"));
  });

  it("that the server has taken after a sign-in is asked for", async () => {
    const subject = { year: 2026, matchup: "r2-d1-1" };
    await leaveUnsent({
      ...outboxEntry("vote"),
      subject: voteSubject(subject),
      owner: "ana",
      request: voteRequest(subject, "0-1"),
    });
    const answers = [{ matchup: "r2-d1-1", entrant: "0-1", votedAt: new Date().toISOString() }];
    let votes: OwnVotes = [];
    await openScreen("/march-madness?view=picks", {
      "/api/config": Response.json(EMBEDDED),
      ...contestAnswers(ongoing()),
      "/api/contests/2026/votes": () => Response.json(votes),
    });
    signIn();
    expect(await screen.findByText(/^Saved on this device, counts only if/)).toBeTruthy();
    votes = answers;
    await act(() => outboxStore.change(() => ({ entries: [], foreign: [] })));
    await waitFor(async () =>
      expect((await votesStore.read()).years["2026"]?.votes).toEqual(votes),
    );
    expect(screen.getByText("East 1")).toBeTruthy();
  });

  it("that came too late is told until the visitor has seen it", async () => {
    const sentence = "Your vote was not counted, the round closed at 9:00 AM Eastern on Mar 18";
    const subject = { year: 2026, matchup: "r1-d1-1" };
    await leaveUnsent({
      ...outboxEntry("vote"),
      subject: voteSubject(subject),
      owner: "ana",
      request: voteRequest(subject, "0-1"),
      state: { is: "refused", status: 409, sentence },
    });
    const { user } = await open("/march-madness", [ongoing()]);
    signIn();
    const said = await screen.findByText((_, element) =>
      Boolean(element?.matches("li") && element.textContent === `East 1: ${sentence}.`),
    );
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(said.isConnected).toBe(false));
    expect(await pending("ana")).toEqual([]);
  });
});

describe("my picks", () => {
  it("say how many of the closed rounds were right", async () => {
    const votedAt = new Date().toISOString();
    const votes = [
      { matchup: "r1-d1-1", entrant: "0-1", votedAt },
      { matchup: "r1-d1-2", entrant: "0-9", votedAt },
      { matchup: "r2-d1-1", entrant: "0-1", votedAt },
    ];
    await open("/march-madness?view=picks", [ongoing()], { votes });
    signIn();
    expect(await screen.findByText("1 of 2 right")).toBeTruthy();
    const lines = within(screen.getByRole("region", { name: "Round of 64" }));
    expect(lines.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "East 1 over East 16 Won",
      "East 9 over East 8 Lost",
    ]);
  });

  it("are kept on the phone for its account, and leave with it", async () => {
    const votes = [{ matchup: "r2-d1-1", entrant: "0-1", votedAt: new Date().toISOString() }];
    await open("/march-madness?view=picks", [ongoing()], { votes });
    signIn();
    await screen.findByText("East 1");
    startVotes();
    act(() => setSession({ state: "signed-out" }));
    await waitFor(async () => expect(await votesStore.read()).toEqual({ uid: null, years: {} }));
    expect(screen.queryByText("East 1 over East 8")).toBeNull();
    expect(screen.getByText("Your picks belong to your account.")).toBeTruthy();
  });
});
