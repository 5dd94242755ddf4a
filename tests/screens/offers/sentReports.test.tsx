import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { tryAgain } from "#data/api/signal.ts";
import { outboxStore, startSender } from "#data/outbox/sender.ts";
import type { CounterReport } from "#domain/offers/counterReports.ts";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { justNow } from "../../support/data/menus.ts";
import { outboxEntry } from "../../support/outbox/outboxEntries.ts";
import { chooseInSheet } from "../../support/screens/offerSheet.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";
const SUBJECT = "report:bliss-kent one 2830mg both";

startSender({ session: () => null, onSessionChange: () => undefined });

beforeEach(async () => {
  localStorage.clear();
  tryAgain();
  await outboxStore.change((outbox) => ({ ...outbox, entries: [] }));
});

const menu = (reports?: CounterReport) =>
  storeAnswers([offerNamed("one", { observedAt: justNow(), ...(reports && { reports }) })]);

const problem = (status: number, title: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: "about:blank", title, status }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });

/** Opens the store's menu and says that its only offer is not there. */
async function reportWith(answer: Answers[string], more: Answers = {}) {
  const opened = await openScreen(MENU, { ...menu(), "/api/reports": answer, ...more });
  await chooseInSheet(
    opened.user,
    await screen.findByRole("button", { name: /^More: / }),
    /^Not there$/,
  );
  return opened;
}

const states = async () => (await outboxStore.read()).entries.map(({ state }) => state.is);

it("a report that the server does not want is said to be refused, and why", async () => {
  await reportWith(problem(400, "device: 1 to 100 characters"));
  expect(await screen.findByText("Not sent: device: 1 to 100 characters")).toBeTruthy();
  expect(await states()).toEqual(["refused"]);
});

it("one report too many is said to be tried again later", async () => {
  await reportWith(problem(429, "Too Many Requests", { "retry-after": "600" }));
  expect(
    await screen.findByText("Not sent: too many reports. It is tried again later."),
  ).toBeTruthy();
  expect(await states()).toEqual(["waiting"]);
});

it("a server that fails is said to have nothing yet as soon as it has failed", async () => {
  await reportWith(new Response(null, { status: 503 }));
  expect(await screen.findByText("Saved, not sent yet.")).toBeTruthy();
});

it("the second visitor sees what both report as soon as the server has it", async () => {
  const both = { kind: "not_there", devices: 2, lastAt: justNow(), priceCents: null } as const;
  const answers: Answers = { ...menu() };
  answers["/api/reports"] = () => {
    Object.assign(answers, menu(both));
    return Response.json({ id: crypto.randomUUID() }, { status: 202 });
  };
  const { user } = await openScreen(MENU, answers);
  await chooseInSheet(user, await screen.findByRole("button", { name: /^More: / }), /^Not there$/);
  expect(await screen.findByText(/^Reported\./)).toBeTruthy();
  expect(await screen.findByText(/^reported sold out .* by 2 visitors$/)).toBeTruthy();
});

it("what is said later of an offer takes the place of what was tried and not taken", async () => {
  const pause = { since: Date.now(), ms: 30 * MINUTE_MS, why: "limited" } as const;
  const earlier = outboxEntry("a", {
    subject: SUBJECT,
    attempts: 1,
    state: { is: "waiting", pause },
  });
  await outboxStore.change((outbox) => ({ ...outbox, entries: [earlier] }));
  const sent: unknown[] = [];
  await reportWith((init) => {
    sent.push(init?.body);
    return Response.json({ id: crypto.randomUUID() }, { status: 202 });
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(async () => expect(await states()).toEqual([]));
});

it("what is on its way is not taken back by what is said later, which goes after it", async () => {
  const earlier = outboxEntry("a", { subject: SUBJECT, attempts: 1, state: { is: "sending" } });
  await outboxStore.change((outbox) => ({ ...outbox, entries: [earlier] }));
  const taken = () => Response.json({ id: crypto.randomUUID() }, { status: 202 });
  const { asked } = await reportWith(taken(), { "/api/things/a": taken() });
  expect(await screen.findByText(/^Reported\./)).toBeTruthy();
  expect(asked.filter((path) => /things|reports/.test(path))).toEqual([
    "/api/things/a",
    "/api/reports",
  ]);
});
