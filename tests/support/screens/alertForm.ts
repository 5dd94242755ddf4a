import { screen, within } from "@testing-library/react";
import { deviceStore, wantedStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { openScreen, type Answers } from "./openScreen.tsx";
import { ALERT_ANSWERS, STATE } from "./pushingPhone.ts";

/** The form of a new alert about a strain. @param offers what the strain's page answers */
export const openAlertForm = async (
  offers = new Response("{}", { status: 404 }),
  more: Answers = {},
) => {
  const { user } = await openScreen("/strain-genetics/blue-dream", {
    ...ALERT_ANSWERS,
    ...more,
    "/api/strains/blue-dream/offers": offers,
  });
  await user.click(screen.getByRole("button", { name: "Alert me about Blue Dream" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  return { user, form };
};
/** A server that takes a rule, and tells of it afterwards. */
export const taking = (rule: AlertRule): Answers => ({
  [`/api/alerts/rules/${rule.id}`]: () => new Response(null, { status: 204 }),
  "/api/alerts/device": () => Response.json({ ...STATE, rules: [rule] }),
});
/** As a phone is without any. */
export const withoutAlerts = async () => {
  await rulesStore.change(() => []);
  await deviceStore.change(() => null);
  await wantedStore.change(() => false);
};
/** What the form warns of aloud, once it was tried. */
export const saidAloud = ({ form }: Pick<Awaited<ReturnType<typeof openAlertForm>>, "form">) =>
  form
    .getAllByRole("alert")
    .map(({ textContent }) => textContent)
    .join(" ");
/** Whether one stands before the other on the page. */
export const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
