import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pending, takeBack } from "#data/outbox/outbox.ts";
import { outboxStore } from "#data/outbox/sender.ts";
import type { OwnVotes } from "#domain/contests/contest.ts";
import { voteRequest, voteSubject } from "#domain/contests/contestCalls.ts";
import { startVotes, votesStore } from "#features/contests/votes/votesStore.ts";
import { setSession } from "#platform/session/session.ts";
import { contestAnswers } from "../../support/community/contestAnswers.ts";
import { outboxEntry } from "../../support/outbox/outboxEntries.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { leaveUnsent } from "../../support/screens/phoneLists.ts";
import { signIn } from "../../support/screens/reservationScreen.tsx";
import {
  EMBEDDED,
  forgetVotes,
  noOffers,
  ongoing,
  openContest as open,
} from "../../support/screens/contestScreen.ts";

beforeEach(forgetVotes);

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
    await screen.findByText("Matchup 1 of 16, 0 voted");
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
    expect(screen.getByText("Matchup 2 of 16, 1 voted")).toBeTruthy();
    await user.keyboard("2");
    expect(await screen.findByText("Matchup 3 of 16, 2 voted")).toBeTruthy();
    expect(await pending("ana")).toHaveLength(2);
  });

  it("is undone where it was given, by one tap, as long as it has not been sent", async () => {
    const { user } = await open("/march-madness?view=vote", [ongoing()]);
    signIn();
    await user.click(await screen.findByRole("button", { name: /^East 1/ }));
    await screen.findByText("Matchup 2 of 16, 1 voted");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Matchup 1 of 16, 0 voted")).toBeTruthy();
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await waitFor(async () => expect(await pending("ana")).toEqual([]));
  });

  it("that changed another is undone to that one", async () => {
    const votes = [{ matchup: "r2-d1-1", entrant: "0-8", votedAt: new Date().toISOString() }];
    const { user } = await open("/march-madness?view=vote", [ongoing()], { votes });
    signIn();
    await screen.findByText("Matchup 2 of 16, 1 voted");
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
    await screen.findByText("Matchup 2 of 16, 1 voted");
    await act(() => outboxStore.change(() => ({ entries: [], foreign: [] })));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(
      await screen.findByText(
        "You chose East 1 over East 8. It has arrived: choose the other one to change it.",
      ),
    ).toBeTruthy();
    expect(screen.getByText("Matchup 1 of 16, 1 voted")).toBeTruthy();
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
    expect(await within(choice).findByText("In no store")).toBeTruthy();
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
    expect(await screen.findByText("Matchup 2 of 16, 1 voted")).toBeTruthy();
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
