import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
import type { Trends } from "#domain/trends/trends.ts";
import type { Answers } from "./openScreen.tsx";

/** The Monday after the second of the weeks, and the Friday in it. */
export const NOW = Date.parse("2026-11-23T12:00:00Z");
export const IN_WEEK = Date.parse("2026-11-20T12:00:00Z");

export const answering = (answer: Trends, more: Answers = {}): Answers => ({
  "/api/trends": Response.json(answer),
  ...more,
});
export const chart = (name: RegExp) => within(screen.getByRole("figure", { name }));
export const PRICE = /^Prices week by week/;
export const CHANGE = /^Change against/;

export const scrolled = vi.fn();

/** It is the Monday, and what comes into sight is noted. */
export function beginTrends(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOW);
  Element.prototype.scrollIntoView = scrolled;
}

export function endTrends(): void {
  vi.useRealTimers();
  scrolled.mockClear();
}
