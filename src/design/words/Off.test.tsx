import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Off } from "./Off.tsx";

it("a price says by how much it is below another one, unless it is the usual one", () => {
  const said = (verdict: Parameters<typeof Off>[0]["verdict"]) =>
    render(<Off off="30%" verdict={verdict} />).container.textContent;
  expect(said(null)).toBe("−30%30% off");
  expect(said({ kind: "usual", since: "2026-08-27", shape: "" })).toBe("");
});

it("is quiet where it is no news, and where it was cheaper before", () => {
  const isQuiet = (of: Partial<Parameters<typeof Off>[0]>) =>
    render(<Off off="30%" verdict={null} {...of} />).container.querySelector("[data-quiet]") !==
    null;
  expect(isQuiet({})).toBe(false);
  expect(isQuiet({ isNoNews: true })).toBe(true);
  expect(
    isQuiet({ verdict: { kind: "lower", wasCents: 2_000, on: "2026-10-01", shape: "" } }),
  ).toBe(true);
});
