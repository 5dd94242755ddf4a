import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { outboxStore } from "#data/outbox/sender.ts";
import { sentStore } from "#data/sentFeedback.ts";
import { feedbackReference } from "#domain/feedback/feedbackCalls.ts";
import { claimed, afterAttempts } from "#domain/outbox/outbox.ts";
import { button } from "#design/controls/button.css.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

const MESSAGE = "The eighth is $30 at the counter.";

/** What lies in the outbox. */
const waiting = async () => (await outboxStore.read()).entries;
const message = () => screen.findByRole("textbox", { name: "Message" });
const send = () => screen.getByRole("button", { name: "Send" });

it("names what is wrong, field by field, and loses nothing of what was written", async () => {
  const { user } = await openScreen("/feedback");
  await user.type(await message(), "Too short");
  await user.type(screen.getByRole("textbox", { name: /^E-mail/ }), "nonsense");
  await user.click(send());
  expect(await screen.findByText("At least 10 characters.")).toBeTruthy();
  expect(screen.getByText("Not a valid e-mail address. Is the @ missing?")).toBeTruthy();
  expect(document.activeElement).toBe(await message());
  expect(await message()).toHaveProperty("value", "Too short");
  expect(await waiting()).toEqual([]);
});

it("is kept on the phone before anything is said, under the reference that the server will give", async () => {
  const { user } = await openScreen("/feedback?kind=idea");
  await user.type(await message(), MESSAGE);
  await user.click(send());
  const receipt = await screen.findByRole("region", { name: "Your receipt" });
  const [entry] = await waiting();
  const id = String(entry?.request.body["id"]);
  expect(await within(receipt).findByText(feedbackReference(id))).toBeTruthy();
  expect(within(receipt).getByText("Saved on this phone")).toBeTruthy();
  expect(screen.queryByText(/received|thank/i)).toBeNull();
  expect(entry).toMatchObject({
    owner: null,
    request: { path: "/api/feedback", body: { kind: "idea", message: MESSAGE, website: "" } },
  });
});

it("becomes a receipt with what was written, when, and that it waits; then the next message begins with nothing", async () => {
  const { user } = await openScreen("/feedback?kind=idea&about=Menus");
  await user.type(await message(), MESSAGE);
  await user.click(send());
  const receipt = await screen.findByRole("region", { name: "Your receipt" });
  await within(receipt).findByText(/^Menus/);
  expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Your receipt");
  expect(receipt.textContent).toContain(MESSAGE);
  expect(receipt.textContent).toMatch(/\(just now\)/);
  expect(receipt.textContent).toContain("sends itself once you’re connected");
  // It is not said twice.
  expect(screen.queryByRole("region", { name: "Sent by this phone" })).toBeNull();
  const another = within(receipt).getByRole("button", { name: "Write another message" });
  // No toast lies on what is a screen's main action (Toasts.tsx).
  expect(another.matches(`.${button.classNames.variants.kind.primary}`)).toBe(true);
  await user.click(another);
  expect(await message()).toHaveProperty("value", "");
  expect(screen.getByRole("region", { name: "Sent by this phone" })).toBeTruthy();
});

it("begins with the very row that somebody reports", async () => {
  const about = "Ninefold Blue Dream, 2.83g, $25.00 at Bliss, Kent, seen Nov 22, 2026, 9:14 AM:";
  const address = new URLSearchParams({
    kind: "wrong-data",
    store: "bliss-kent",
    product: "blue",
    offer: "bliss-kent blue 2.83g rec",
    about,
  });
  const { user } = await openScreen(`/feedback?${address}`);
  expect(await message()).toHaveProperty("value", `${about}\n\n`);
  await user.click(send());
  await waitFor(async () => expect(await waiting()).toHaveLength(1));
  const [entry] = await waiting();
  expect(entry?.request.body["about"]).toEqual({
    store: "bliss-kent",
    product: "blue",
    offer: "bliss-kent blue 2.83g rec",
  });
});

it("a message that was refused says why, and can be written anew", async () => {
  const { user, leave } = await openScreen("/feedback");
  await user.type(await message(), MESSAGE);
  await user.click(send());
  await screen.findByText("Saved on this phone");
  const [first] = await waiting();
  const id = first?.id ?? "";
  const moment = { now: Date.now(), owner: null };
  const outcome = { is: "refused", status: 400, sentence: "No such kind" } as const;
  await outboxStore.change((outbox) =>
    afterAttempts(claimed(outbox, moment).outbox, [{ id, outcome }], { at: moment.now, random: 0 }),
  );
  expect(await screen.findByText("Not sent. No such kind")).toBeTruthy();
  leave();

  const again = await openScreen(first?.screen ?? "");
  await waitFor(async () => expect(await message()).toHaveProperty("value", MESSAGE));
  await again.user.type(await message(), " Today.");
  await again.user.click(send());
  await waitFor(async () => {
    const entries = await waiting();
    expect(entries.map(({ request }) => request.body["message"])).toEqual([`${MESSAGE} Today.`]);
  });
});

it("shows an account's messages to that account only", async () => {
  const sent = {
    kind: "idea",
    beginning: "A dark secret",
    writtenAt: 1,
    reference: "F-AAAAAAAA",
    isReceived: true,
  };
  await sentStore.change(() => [{ ...sent, kind: "idea", id: "1", owner: "ana" }]);
  await openScreen("/feedback");
  await message();
  expect(screen.queryByText("A dark secret")).toBeNull();
});
