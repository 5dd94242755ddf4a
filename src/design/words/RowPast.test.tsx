import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { offer } from "../../../tests/support/data/offers.ts";
import { RowPast } from "./RowPast.tsx";
import { VerdictWords } from "./VerdictWords.tsx";

const OFFER = inEpochMs(offer());
const SHAPE = "9999999999990";
const lowest = (
  days: number,
  more: { readings?: number; asLowOn?: string } = {},
): PriceVerdict => ({
  kind: "lowest",
  days,
  shape: SHAPE,
  ...more,
});
const row = (verdict: PriceVerdict | null, off: string | null = "30%") =>
  render(
    <RowPast
      verdict={verdict}
      offer={OFFER}
      now={OFFER.observedAt}
      register={null}
      off={{ off, was: "$30.00", verdict }}
      spare={["5 more stores"]}
    />,
  ).container;

/** What is read aloud, and what a phone shows beside that. */
const words = (container: HTMLElement) => {
  const heard = document.createElement("div");
  heard.innerHTML = container.innerHTML;
  const seen = [...heard.querySelectorAll("[aria-hidden]")].map((each) => each.textContent);
  for (const each of heard.querySelectorAll("[aria-hidden]")) each.remove();
  return { heard: heard.textContent, seen: seen.join("") };
};

it("a row says a record, on a phone behind by how much it is less", () => {
  expect(words(row(lowest(90)))).toEqual({
    heard: "Lowest in 90 days5 more stores",
    seen: "30% off · 5 more stores",
  });
});

it("a price that is back where it was is no news: the share stands alone", () => {
  expect(words(row(lowest(90, { asLowOn: "2026-02-03" })))).toEqual({
    heard: "5 more stores",
    seen: "30% off · 5 more stores",
  });
});

it("what was cheaper before is said behind the share, which is not loud then", () => {
  const lower: PriceVerdict = { kind: "lower", wasCents: 2_500, on: "2026-02-03", shape: SHAPE };
  const cheaper = row(lower);
  expect(words(cheaper)).toEqual({
    heard: "Cheaper in Feb: $255 more stores",
    seen: "30% offcheaper in Feb: $25 · 5 more stores",
  });
  const share = (container: HTMLElement) => container.querySelector("[aria-hidden]")?.className;
  expect(share(cheaper)).not.toBe(share(row(null)));
});

it("the lowest of less than a month is no news: the share stands alone", () => {
  expect(words(row(lowest(29)))).toEqual({
    heard: "5 more stores",
    seen: "30% off · 5 more stores",
  });
});

it("of few readings it says since when, as a fact of its own", () => {
  expect(words(row(lowest(60, { readings: 3 })))).toEqual({
    heard: expect.stringMatching(/^Lowest since \w{3}.*5 more stores$/),
    seen: expect.stringMatching(/^30% offlowest since \w{3}.* · 5 more stores$/),
  });
});

it("where the past says nothing, by how much it is less stands alone", () => {
  expect(words(row(null))).toEqual({ heard: "5 more stores", seen: "30% off · 5 more stores" });
  expect(words(row(null, null))).toEqual({ heard: "5 more stores", seen: "" });
});

it("in a row what is no record is a fact of its own, told apart from the one before it", () => {
  const facts = render(
    <p>
      <time>3 h ago</time>
      <VerdictWords isRecord={false} text="First seen today" />
    </p>,
  );
  expect(facts.getByText("First seen today").matches("time + [data-past]")).toBe(true);
});
