import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { DesignPage } from "../../src/dev/DesignPage.tsx";

it("shows each part in the light theme and in the dark one", () => {
  render(<DesignPage />);
  for (const section of ["Words", "Controls", "Surfaces", "Charts", "Drawings", "States"])
    expect(screen.getByRole("region", { name: section })).toBeTruthy();
  const dark = [...document.querySelectorAll<HTMLElement>(".dark-surface")];
  expect(dark.length).toBeGreaterThan(30);
  const button = dark.find((each) => within(each).queryByRole("button", { name: "Primary" }));
  expect(button?.previousElementSibling?.textContent).toBe(button?.textContent);
});

it("shows a panel in the theme of the page", async () => {
  render(<DesignPage />);
  await userEvent.click(screen.getByRole("checkbox", { name: "The whole page in the dark theme" }));
  expect(document.body.classList.contains("dark")).toBe(true);
  const [open] = screen.getAllByRole("button", { name: "Notifications" });
  if (open) await userEvent.click(open);
  expect(await screen.findByRole("dialog", { name: "Notifications" })).toBeTruthy();
});
