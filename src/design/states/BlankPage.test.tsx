import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BlankPage } from "./BlankPage.tsx";

it("is the page's main part, with a heading that can take the focus", () => {
  render(<BlankPage heading="Page not found">Nothing is here.</BlankPage>);
  expect(screen.getByRole("main").textContent).toContain("Nothing is here.");
  expect(screen.getByRole("heading", { level: 1, name: "Page not found" }).tabIndex).toBe(-1);
});

it("leaves the landmark to the shell when it stands inside", () => {
  render(
    <BlankPage heading="Page not found" inShell>
      Nothing is here.
    </BlankPage>,
  );
  expect(screen.queryByRole("main")).toBeNull();
});
