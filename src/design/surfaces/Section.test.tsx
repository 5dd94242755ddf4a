import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Section } from "./Section.tsx";

it("is a region named by its heading", () => {
  render(
    <Section title="Lineage">
      <p>None</p>
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Lineage" }).textContent).toBe("LineageNone");
  expect(screen.getByRole("heading", { level: 2 }).hasAttribute("tabindex")).toBe(false);
});

it("can give its heading the focus", () => {
  const heading = createRef<HTMLHeadingElement>();
  render(
    <Section title="Basket" headingRef={heading}>
      <p>Empty</p>
    </Section>,
  );
  heading.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Basket" }));
});
