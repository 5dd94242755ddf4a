import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offer } from "../../../tests/support/data/offers.ts";
import { VerdictLine } from "./VerdictLine.tsx";

const OFFER = inEpochMs(offer());
const lowest = (days: number, readings?: number): PriceVerdict => ({
  kind: "lowest",
  days,
  shape: "9999999999990",
  ...(readings !== undefined && { readings }),
});
const said = (verdict: PriceVerdict | null) =>
  render(<VerdictLine verdict={verdict} offer={OFFER} now={OFFER.observedAt} register={null} />)
    .container.textContent;

it("a product’s head says of how few readings it is", () => {
  expect(said(lowest(90, 5))).toBe("Lowest in 90 days, checked 5 times");
});
