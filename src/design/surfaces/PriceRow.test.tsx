import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { VerdictWords } from "../words/VerdictWords.tsx";
import { PriceRow } from "./PriceRow.tsx";

const row = (more: { open?: string; unit?: string | null; where?: string | null }) =>
  render(
    <PriceRow
      drawing={null}
      title={<a href="#gelato">Gelato</a>}
      price="$27.27"
      off={{ off: null, verdict: null }}
      what="3.5 g"
      unit="$7.79/g"
      where="Kent · Bliss"
      age={<time>14 h ago</time>}
      said={<VerdictWords isRecord text="Lowest in 90 days" />}
      actions={null}
      {...more}
    />,
  ).container;

it("says how old a price is right behind what a unit costs, before a record, and the hours behind the store", () => {
  expect(row({ open: "closes 9 PM" }).textContent).toBe(
    "Gelato$27.273.5 gKent · Blisscloses 9 PM$7.79/g14 h agoLowest in 90 days",
  );
  expect(row({}).textContent).toBe("Gelato$27.273.5 gKent · Bliss$7.79/g14 h agoLowest in 90 days");
});

it("what has no unit price says it behind the store", () => {
  expect(row({ unit: null }).textContent).toBe(
    "Gelato$27.273.5 gKent · Bliss14 h agoLowest in 90 days",
  );
});
