import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Checkbox } from "./Checkbox.tsx";

it("is named by its words, which tick it as Space does", async () => {
  const change = vi.fn();
  render(<Checkbox onChange={({ target }) => change(target.checked)}>On sale</Checkbox>);
  const user = userEvent.setup();
  await user.click(screen.getByText("On sale"));
  await user.keyboard(" ");
  expect(change.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole("checkbox", { name: "On sale" })).toBe(document.activeElement);
});
