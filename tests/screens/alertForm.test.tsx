import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../support/screens/openScreen.tsx";

const open = async () => {
  const { user } = await openScreen("/strain-genetics/blue-dream", {
    "/api/strains/blue-dream/offers": new Response("{}", { status: 404 }),
  });
  await user.click(screen.getByRole("button", { name: "Alert me about Blue Dream" }));
  const form = within(await screen.findByRole("dialog", { name: "New alert" }));
  return { user, form };
};
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

it("what is in the way is said before the form, then come strain and price, and the rest is folded", async () => {
  const { form } = await open();
  const strain = form.getByLabelText("Strain");
  const price = form.getByLabelText("Highest price in dollars");
  const rest = form.getByText("Unit price, regions, sections");
  const obstacle = form.getByText(/^This browser blocks storage/);
  expect(isBefore(obstacle, strain)).toBe(true);
  expect(strain).toHaveProperty("value", "Blue Dream");
  expect(isBefore(strain, price)).toBe(true);
  expect(isBefore(price, rest)).toBe(true);
  expect(rest.closest("details")?.open).toBe(false);
});

it("what is wrong in the folded part opens it, and is where the cursor goes", async () => {
  const { user, form } = await open();
  await user.click(form.getByText("Unit price, regions, sections"));
  const unitPrice = form.getByLabelText("Highest unit price");
  await user.type(unitPrice, "cheap");
  await user.click(form.getByText("Unit price, regions, sections"));
  await user.click(form.getByRole("button", { name: "Save the alert" }));
  expect(form.getByText("Unit price, regions, sections").closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(unitPrice);
});
