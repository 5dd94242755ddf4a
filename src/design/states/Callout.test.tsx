import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Callout } from "./Callout.tsx";

it("is a paragraph, in amber or green", () => {
  render(
    <>
      <Callout>In dispute.</Callout>
      <Callout tone="leaf">For example.</Callout>
    </>,
  );
  const [amber, leaf] = screen.getAllByRole("paragraph");
  expect(amber?.textContent).toBe("In dispute.");
  expect(leaf?.className).not.toBe(amber?.className);
});
