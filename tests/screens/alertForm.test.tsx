import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { rulesStore } from "#data/rulesStore.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { dealAnswers, offerNamed } from "../support/screens/screenAnswers.ts";
import { ALERT_ANSWERS, pushingPhone } from "../support/screens/pushingPhone.ts";

const open = async () => {
  const { user } = await openScreen("/strain-genetics/blue-dream", {
    ...ALERT_ANSWERS,
    "/api/strains/blue-dream/offers": new Response("{}", { status: 404 }),
  });
  await user.click(screen.getByRole("button", { name: "Alert me about Blue Dream" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  return { user, form };
};
/** What the form warns of aloud, once it was tried. */
const said = ({ form }: Pick<Awaited<ReturnType<typeof open>>, "form">) =>
  form
    .getAllByRole("alert")
    .map(({ textContent }) => textContent)
    .join(" ");
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

it("strain and price come first, the rest is folded, and what is in the way stands below the button", async () => {
  const { form } = await open();
  const strain = form.getByLabelText("Strain");
  const price = form.getByLabelText("Price at or under, $");
  const rest = form.getByText("Unit price, regions, sections");
  const obstacle = form.getByText(/^This browser blocks storage/);
  expect(strain).toHaveProperty("value", "Blue Dream");
  expect(isBefore(strain, price)).toBe(true);
  expect(isBefore(price, rest)).toBe(true);
  expect(isBefore(form.getByRole("button", { name: "Save the alert" }), obstacle)).toBe(true);
  expect(rest.closest("details")?.open).toBe(false);
});

it("from a row it is about the row's size, says what that costs now and whether that is within the price already, and can be about any size", async () => {
  pushingPhone("granted");
  onTestFinished(async () => void (await rulesStore.change(() => [])));
  const sold = offerNamed("Gelato", {
    sizeKey: "3500mg",
    sizeLabel: "3.5g",
    netMg: 3_500,
    priceCents: 4_000,
    salePriceCents: 3_000,
    saleConditions: "none",
    observedAt: new Date().toISOString(),
  });
  const { user } = await openScreen("/dispensary-deals", {
    ...ALERT_ANSWERS,
    ...dealAnswers([sold]),
  });
  await user.click(await screen.findByRole("button", { name: /^More: / }));
  await user.click(await screen.findByRole("button", { name: "Alert me about Gelato" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  expect(form.getByRole("radio", { name: "3.5 g eighth", checked: true })).toBeTruthy();
  expect(form.getByText(/^\$30\.00 now at [^:]+\.$/)).toBeTruthy();
  expect(form.getByPlaceholderText("e.g. 27")).toBe(form.getByLabelText("Price at or under, $"));
  await user.type(form.getByLabelText("Price at or under, $"), "30");
  expect(form.getByText(/^\$30\.00 now at .+: within your price already\./)).toBeTruthy();
  await user.click(form.getByRole("radio", { name: "Any size" }));
  expect(form.getByRole("radio", { name: "Any size", checked: true })).toBeTruthy();
});

it("says of a sale that an everyday price does not ring, and of what is back what that is", async () => {
  const { user, form } = await open();
  expect(
    form.getByText(/^Only when a store cuts its price:.+everyday price does not/),
  ).toBeTruthy();
  await user.selectOptions(form.getByLabelText("Ring for"), "Back in stock");
  expect(form.queryByText(/everyday price/)).toBeNull();
  expect(form.getByText(/whole menu did not have/)).toBeTruthy();
});

it("what is wrong in the folded part opens it, and is where the cursor goes", async () => {
  const { user, form } = await open();
  await user.click(form.getByText("Unit price, regions, sections"));
  const unitPrice = form.getByLabelText("Unit price up to, $");
  await user.type(unitPrice, "cheap");
  await user.click(form.getByText("Unit price, regions, sections"));
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(form.getByText("Unit price, regions, sections").closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(unitPrice);
});

it("a bell asks for permission only when its alert is saved, and says what to do where nobody answers", async () => {
  pushingPhone("default");
  onTestFinished(async () => void (await rulesStore.change(() => [])));
  const asking = vi.spyOn(Notification, "requestPermission");
  const opened = await open();
  const { user, form } = opened;
  expect(form.getByText("Your browser will ask to allow notifications.")).toBeTruthy();
  await user.type(form.getByLabelText("Price at or under, $"), "25");
  expect(asking).not.toHaveBeenCalled();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(await form.findByText("You closed the browser’s question.")).toBeTruthy();
  expect(asking).toHaveBeenCalledOnce();
  expect(said(opened)).toContain("choose “Allow”");
  await user.click(form.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: /^Alert waits\. / })).toBeTruthy();
});

it("a bell says before its alert is saved that it may ring already", async () => {
  pushingPhone("granted");
  const opened = await open();
  expect(opened.form.getByText("Notifications are allowed.")).toBeTruthy();
  expect(said(opened)).toBe("");
});

it("where notifications are blocked a bell says so quietly, and as a warning once its alert was to be saved", async () => {
  pushingPhone("denied");
  onTestFinished(async () => void (await rulesStore.change(() => [])));
  const opened = await open();
  const { user, form } = opened;
  expect(form.getByText(/blocked on this device\..+allow notifications/)).toBeTruthy();
  expect(said(opened)).toBe("");
  expect(form.queryByText(/^Your browser will ask/)).toBeNull();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(await form.findByText(/^The alert is saved on this device/)).toBeTruthy();
  expect(said(opened)).toContain("allow notifications");
  expect(form.getByRole("button", { name: "Try again" })).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: /^Notifications/ }));
  await user.click(await screen.findByRole("tab", { name: "Alerts" }));
  expect(await screen.findByText("Alerts are off")).toBeTruthy();
});

it.each([
  ["a browser without notifications is told so", "Firefox", "cannot receive notifications"],
  ["an iPhone is told what to do first", "iPhone; CPU iPhone OS 18_0", "Add to Home Screen"],
])("%s", async (_, userAgent, words) => {
  pushingPhone("default");
  onTestFinished(async () => void (await rulesStore.change(() => [])));
  Reflect.deleteProperty(globalThis, "PushManager");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 (${userAgent})`);
  const { user, form } = await open();
  expect(form.getByText(new RegExp(words))).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  await waitFor(() => expect(said({ form })).toContain(words));
});
