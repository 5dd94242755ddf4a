import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Off } from "./Off.tsx";

const said = (of: Partial<Parameters<typeof Off>[0]>) =>
  render(<Off off="30%" verdict={null} {...of} />).container.textContent;

it("a price says by how much it is below another one", () => {
  expect(said({})).toBe("30% off");
});

it("says nothing of it where it is always on sale", () => {
  expect(said({ verdict: { kind: "usual", since: "2026-08-27", shape: "" } })).toBe("");
});

it("is quiet where it was to be had for less, and where no earlier price proves it", () => {
  const look = (of: Partial<Parameters<typeof Off>[0]>) =>
    render(<Off off="30%" verdict={null} {...of} />).container.firstElementChild?.className;
  const quiet = look({ isUnproven: true });
  expect(quiet).not.toBe(look({}));
  expect(look({ verdict: { kind: "first", on: "2026-11-20", shape: "" } })).toBe(quiet);
  expect(look({ verdict: { kind: "lower", wasCents: 2_000, on: "2026-10-01", shape: "" } })).toBe(
    quiet,
  );
});
