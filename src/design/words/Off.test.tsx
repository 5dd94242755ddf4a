import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Off } from "./Off.tsx";

it("a price says by how much it is below another one, unless it is the usual one", () => {
  const said = (verdict: Parameters<typeof Off>[0]["verdict"]) =>
    render(<Off off="30%" verdict={verdict} />).container.textContent;
  expect(said(null)).toBe("−30%30% off");
  expect(said({ kind: "usual", since: "2026-08-27", shape: "" })).toBe("");
});
