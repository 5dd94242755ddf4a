import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offer } from "../../../tests/support/data/offers.ts";
import { VerdictLine } from "./VerdictLine.tsx";
import { VerdictWords } from "./VerdictWords.tsx";

const OFFER = inEpochMs(offer());
const lowest = (days: number, readings?: number): PriceVerdict => ({
  kind: "lowest",
  days,
  shape: "9999999999990",
  ...(readings !== undefined && { readings }),
});
const said = (verdict: PriceVerdict | null, inRow: boolean) =>
  render(
    <VerdictLine
      verdict={verdict}
      offer={OFFER}
      now={OFFER.observedAt}
      register={null}
      inRow={inRow}
      otherwise="instead of $30.00"
    />,
  ).container.textContent;

it("a row has something else to say where the past says nothing that is worth one", () => {
  expect(said(lowest(90), true)).toBe("Lowest in 90 days");
  expect(said(lowest(90, 5), true)).toBe("instead of $30.00");
  expect(said(lowest(7), true)).toBe("instead of $30.00");
  expect(said(null, true)).toBe("instead of $30.00");
});

it("a product’s head says of how few readings it is, and of which time its drawing is", () => {
  expect(said(lowest(90, 5), false)).toMatch(
    /^[A-Z][a-z]{2} \d+todayLowest in 90 days, read 5 times$/,
  );
});

it("in a row what is no record is a fact of its own, told apart from the one before it", () => {
  const facts = render(
    <p>
      <time>3 h old</time>
      <VerdictWords isRecord={false} text="First seen today" />
    </p>,
  );
  expect(facts.getByText("First seen today").matches("time + [data-past]")).toBe(true);
});
