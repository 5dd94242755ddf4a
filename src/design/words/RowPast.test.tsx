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
const row = (verdict: PriceVerdict | null) =>
  render(
    <RowPast
      verdict={verdict}
      offer={OFFER}
      now={OFFER.observedAt}
      register={null}
      spare={["5 more stores"]}
    />,
  ).container;

/** What is read aloud, and what a phone has room for beside that. */
const words = (container: HTMLElement) => {
  const heard = document.createElement("div");
  heard.innerHTML = container.innerHTML;
  const seen = [...heard.querySelectorAll("[aria-hidden]")].map((each) => each.textContent);
  for (const each of heard.querySelectorAll("[aria-hidden]")) each.remove();
  return { heard: heard.textContent, seen: seen.join("") };
};

it("a row says a record, and behind it what has room", () => {
  expect(words(row(lowest(90)))).toEqual({
    heard: "Lowest in 90 days5 more stores",
    seen: " · 5 more stores",
  });
});

it.each([
  ["a price that is back where it was", lowest(90, { asLowOn: "2026-02-03" })],
  ["the lowest of less than a month", lowest(29)],
  ["a past that says nothing", null],
] as const)("%s is no news", (_, verdict) => {
  expect(words(row(verdict))).toEqual({ heard: "5 more stores", seen: "" });
});

it("what was cheaper before is a fact among others", () => {
  const lower: PriceVerdict = { kind: "lower", wasCents: 2_500, on: "2026-02-03", shape: SHAPE };
  expect(words(row(lower)).heard).toBe("lowest here $25.00, Feb5 more stores");
});

it("of what was first seen today it says that no price is known before, and not that it is new", () => {
  const on = new Date(OFFER.observedAt).toISOString().slice(0, 10);
  expect(words(row({ kind: "first", on, shape: SHAPE })).heard).toBe(
    "no price history yet5 more stores",
  );
});

it("of few readings it says since when, as a fact of its own", () => {
  expect(words(row(lowest(60, { readings: 3 }))).heard).toMatch(
    /^lowest since \w{3}.*5 more stores$/,
  );
});

it("in a row what is no record is a fact of its own, told apart from the one before it", () => {
  const facts = render(
    <p>
      <time>3 h ago</time>
      <VerdictWords isRecord={false} text="no price history yet" />
    </p>,
  );
  expect(facts.getByText("no price history yet").matches("time + [data-past]")).toBe(true);
});
