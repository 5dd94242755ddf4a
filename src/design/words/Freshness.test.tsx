import { render, screen } from "@testing-library/react";
import { HOUR_MS } from "#domain/time/spans.ts";
import { expect, it } from "vitest";
import { Freshness } from "./Freshness.tsx";

const NOW = Date.parse("2026-08-14T12:00:00Z");
const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString();

it("says how old something is, with the exact time for machines", () => {
  render(<Freshness observedAt={ago(2)} now={NOW} />);
  expect(screen.getByRole("time").getAttribute("datetime")).toBe("2026-08-14T10:00:00.000Z");
  expect(screen.getByRole("time").textContent).toMatch(/^Updated /);
});

it("looks otherwise when it ages, and when it is stale", () => {
  render([2, 48, 96].map((hours) => <Freshness key={hours} observedAt={ago(hours)} now={NOW} />));
  const looks = screen.getAllByRole("time").map(({ dataset }) => dataset["freshness"]);
  expect(looks).toEqual(["fresh", "ageing", "stale"]);
});

it("says so when the source gives no time", () => {
  render(<Freshness observedAt={null} now={NOW} />);
  expect(screen.getByText("Date not given")).toBeTruthy();
});

it("needs no word before it in a row, and still says to those who do not see it what the time is of", () => {
  render(<Freshness brief="row" prefix="Seen" observedAt={ago(2)} now={NOW} />);
  expect(screen.getByRole("time").textContent).toBe("Seen 2 h ago");
  expect(screen.getByText("Seen").className).toBe("visually-hidden");
});

it("is a figure in a column whose head says what it is, and whole to those who do not see the head", () => {
  render(<Freshness brief="column" prefix="Seen" observedAt={ago(2)} now={NOW} />);
  expect(screen.getByText("Seen 2 h ago").className).toBe("visually-hidden");
  expect(screen.getByText("2 h").getAttribute("aria-hidden")).toBe("true");
});

it("is a date and a time where an age would soon be wrong", () => {
  render(<Freshness exact prefix="Computed" observedAt={ago(2)} now={NOW} />);
  expect(screen.getByText("Computed Aug 14, 2026, 6:00 AM")).toBeTruthy();
});
