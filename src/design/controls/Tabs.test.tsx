import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tabs } from "./Tabs.tsx";

const TABS = [
  { id: "daily", title: "Daily rule", content: <p>2.5 oz a day</p> },
  { id: "supply", title: "Days’ supply", content: <p>90 days</p> },
];

it("shows the first, and arrows go to the next and show it", async () => {
  render(<Tabs label="Rule" tabs={TABS} />);
  expect(screen.getByRole("tablist", { name: "Rule" })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: "Daily rule" }).textContent).toBe("2.5 oz a day");
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Days’ supply", selected: true })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: "Days’ supply" }).textContent).toBe("90 days");
});

it("may begin with another", () => {
  render(<Tabs label="Rule" tabs={TABS} first="supply" />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Days’ supply");
});
