import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OutsideLink } from "./OutsideLink.tsx";

it("names the host before one goes there, and hands it nothing", () => {
  render(<OutsideLink url="https://chat.example.org/ohio" words="Open chat" />);
  const link = screen.getByRole("link", { name: "Open chat" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(link.parentElement?.textContent).toBe("Open chat (chat.example.org)");
});

it("says so when the place has not been set up", () => {
  render(<OutsideLink url={null} words="Open chat" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Not available yet")).toBeTruthy();
});
