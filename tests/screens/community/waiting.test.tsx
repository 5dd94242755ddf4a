import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { stayOffline } from "#data/api/signal.ts";
import { outboxStore } from "#data/outbox/sender.ts";
import type { OutboxEntry } from "#domain/outbox/outboxEntry.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { setSession } from "#platform/session/session.ts";
import { outboxEntry } from "../../support/outbox/outboxEntries.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { leaveUnsent } from "../../support/screens/phoneLists.ts";
import { EMPTY_HOME } from "../../support/screens/screenAnswers.ts";

const REFUSED = { is: "refused", status: 409, sentence: "The list is full." } as const;

/** Home, with these entries waiting, each of which was tried: what was not is said two seconds later. */
async function openWith(...entries: readonly OutboxEntry[]) {
  const tried = entries.map((each) =>
    Object.assign(each, { attempts: Math.max(1, each.attempts) }),
  );
  await leaveUnsent(...tried);
  return await openScreen("/", EMPTY_HOME);
}

const notice = () => screen.findByRole("button", { name: /^(Waiting to send|Not sent)/ });

/** Opens the list of what waits. */
async function openList(...entries: readonly OutboxEntry[]) {
  const app = await openWith(...entries);
  await app.user.click(await notice());
  return { ...app, list: within(await screen.findByRole("dialog", { name: "Notices" })) };
}

const left = async () => (await outboxStore.read()).entries.map(({ id }) => id);

it("says nothing while nothing waits", async () => {
  await openWith();
  await waitFor(async () => expect(await left()).toEqual([]));
  expect(screen.queryByText(/Waiting to send|Not sent/)).toBeNull();
});

it.each<[string, OutboxEntry[]]>([
  ["Waiting to send (2)", [outboxEntry("a"), outboxEntry("b", { state: { is: "sending" } })]],
  ["Not sent (1)", [outboxEntry("a", { state: REFUSED })]],
  [
    "Not sent (1) +1, Waiting to send (1)",
    [outboxEntry("a"), outboxEntry("b", { state: REFUSED })],
  ],
])("says on every screen: %s", async (words, entries) => {
  await openWith(...entries);
  expect((await notice()).textContent?.trim()).toBe(words);
});

it("counts nothing of an account that is not the one here", async () => {
  const app = await openWith(outboxEntry("a"), outboxEntry("b", { owner: "ana" }));
  expect((await notice()).textContent?.trim()).toBe("Waiting to send (1)");
  await app.user.click(await notice());
  expect(await screen.findByText("Note on a")).toBeTruthy();
  expect(screen.queryByText("Note on b")).toBeNull();
});

describe("the list", () => {
  it("says what, since when, and why, in three wordings that are never mixed up", async () => {
    const since = Date.now();
    const { list } = await openList(
      outboxEntry("saved", { writtenAt: since - 5 * MINUTE_MS }),
      outboxEntry("silent", {
        state: { is: "waiting", pause: { since, ms: 5 * MINUTE_MS, why: "away" } },
      }),
      outboxEntry("under way", { state: { is: "sending" } }),
      outboxEntry("refused", { state: REFUSED }),
    );
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringMatching(
        /^Note on savedWritten 5 min agoSaved on this phone(Send now)(Take back)$/,
      ),
      expect.stringMatching(
        /^Note on silent.*Saved on this phone\. No answer from the server\. Next try at \d+:\d\d [AP]M\.Send now/,
      ),
      expect.stringMatching(/^Note on under wayWritten .*Sending(Take back)$/),
      expect.stringMatching(
        /^Note on refused.*Not sent\. The list is full\.(Edit)(Try again)(Discard)$/,
      ),
    ]);
  });

  it("takes one back, and says when nothing is left", async () => {
    const { user, list } = await openList(outboxEntry("a"));
    await user.click(list.getByRole("button", { name: "Take back: Note on a" }));
    expect(await list.findByText("Nothing is waiting.")).toBeTruthy();
    expect(await left()).toEqual([]);
  });

  it("discards what was refused, and only that", async () => {
    const { user, list } = await openList(outboxEntry("a"), outboxEntry("b", { state: REFUSED }));
    await user.click(list.getByRole("button", { name: "Discard: Note on b" }));
    await waitFor(async () => expect(await left()).toEqual(["id-of-a"]));
  });

  it("leads to where what was refused can be changed", async () => {
    const { user, list, address } = await openList(outboxEntry("b", { state: REFUSED }));
    await user.click(list.getByRole("button", { name: "Edit: Note on b" }));
    await waitFor(() => expect(address()).toBe("/dispensary-wishlist"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await left()).toEqual(["id-of-b"]);
  });

  it.each([
    ["Send now", { is: "waiting", pause: { since: Date.now(), ms: MINUTE_MS, why: "away" } }],
    ["Try again", REFUSED],
  ] as const)("%s ends a pause or a refusal", async (name, state) => {
    const { user, list } = await openList(outboxEntry("a", { state }));
    await user.click(list.getByRole("button", { name: `${name}: Note on a` }));
    expect(await list.findByText("Saved on this phone")).toBeTruthy();
  });

  it("sends nothing while the visitor wants no calls, says so, and lets them go online", async () => {
    const { user, list } = await openList(outboxEntry("a"));
    stayOffline(true);
    expect(await list.findByText("You chose to stay offline, so nothing is sent.")).toBeTruthy();
    expect(list.queryByRole("button", { name: /Send/ })).toBeNull();
    await user.click(list.getByRole("button", { name: "Go online" }));
    expect(await list.findByRole("button", { name: "Send all now" })).toBeTruthy();
  });

  it("follows what another tab or the worker has sent", async () => {
    const { list } = await openList(outboxEntry("a"), outboxEntry("b"));
    await outboxStore.change(() => ({ entries: [], foreign: [] }));
    expect(await list.findByText("Nothing is waiting.")).toBeTruthy();
  });

  it("shows what somebody has written as text", async () => {
    const { list } = await openList(outboxEntry("a", { title: "Note on <b>x</b>" }));
    expect(list.getByText("Note on <b>x</b>")).toBeTruthy();
  });
});

it("an account sees its own as soon as it is known who is here", async () => {
  await openWith(outboxEntry("b", { owner: "ana" }));
  expect(screen.queryByText(/Waiting to send/)).toBeNull();
  const user = { uid: "ana", email: null, displayName: "Ana", emailVerified: true };
  setSession({ state: "signed-in", user, token: () => Promise.resolve("token") });
  expect((await notice()).textContent?.trim()).toBe("Waiting to send (1)");
});
