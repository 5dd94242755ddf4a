import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { passTime, stopClock } from "../../support/screens/passTime.ts";
import { EMPTY_HOME } from "../../support/screens/screenAnswers.ts";

beforeEach(stopClock);

const missing = () => screen.queryByText(/could not be loaded/);

it("is tried four times with growing gaps, then says so and offers Retry", async () => {
  const times: number[] = [];
  let isBroken = true;
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": () => {
      times.push(Date.now());
      return isBroken
        ? new Response("{}", { status: 500 })
        : Response.json({ topFlower: [{ name: "Gelato", count: 1 }], topDeals: [] });
    },
  });
  await passTime(() => times.length === 4);
  const gaps = times.slice(1).map((time, n) => Math.round((time - (times[n] ?? 0)) / 1_000));
  expect(gaps).toEqual([1, 2, 4]);
  await passTime(() => missing() !== null);
  expect(missing()).not.toBeNull();
  expect(screen.getByText(/always under construction/)).toBeTruthy();
  expect(times).toHaveLength(4);

  isBroken = false;
  screen.getByRole("button", { name: "Retry" }).click();
  await passTime(() => screen.queryByRole("region", { name: /Most Available/ }) !== null);
  expect(screen.getByRole("region", { name: /Most Available/ })).toBeTruthy();
});

it.each([
  ["HTML", "<!doctype html><title>Sign in to the Wi-Fi</title>"],
  ["another shape", '{"topFlower":"many"}'],
  ["half a document", '{"topFlower":['],
])("%s in place of statistics counts as a failure", async (_, body) => {
  await openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": new Response(body, { headers: { "content-type": "text/html" } }),
  });
  expect(missing()).toBeNull();
  await passTime(() => missing() !== null);
  expect(missing()).not.toBeNull();
});
