import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Off } from "./Off.tsx";

const said = (of: Partial<Parameters<typeof Off>[0]>) =>
  render(<Off off="30%" verdict={null} {...of} />).container.textContent;

it("a price says by how much it is below another one", () => {
  expect(said({})).toBe("30% off");
});

it("says nothing of it where it is no news: always on sale, cheaper before, as much off as most of a list", () => {
  expect(said({ verdict: { kind: "usual", since: "2026-08-27", shape: "" } })).toBe("");
  expect(said({ verdict: { kind: "lower", wasCents: 2_000, on: "2026-10-01", shape: "" } })).toBe(
    "",
  );
  expect(said({ isNoNews: true })).toBe("");
});
