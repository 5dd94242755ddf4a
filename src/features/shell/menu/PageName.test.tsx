import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PageName } from "./PageName.tsx";

afterEach(() => vi.restoreAllMocks());

const scrolledTo = (y: number) =>
  act(() => {
    vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
    fireEvent.scroll(window);
  });

const wayUp = () => screen.queryByRole("button", { name: "Scroll to top" });
const words = () => wayUp()?.parentElement?.textContent;

it("is the way up from 50 px on, says what the page is about and where that is, and moves the focus to the heading", () => {
  render(
    <>
      <PageName />
      <main>
        <h1 tabIndex={-1}>Bliss</h1>
        <span data-place>Kent</span>
      </main>
    </>,
  );
  expect(wayUp()).toBeNull();
  scrolledTo(50);
  expect(wayUp()).toBeNull();
  scrolledTo(51);
  expect(words()).toBe("BlissKent");
  const up = vi.spyOn(window, "scrollTo").mockReturnValue();
  fireEvent.click(screen.getByRole("button", { name: "Scroll to top" }));
  expect(up).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  scrolledTo(0);
  expect(wayUp()).toBeNull();
});

it("has no place of a page that has none, and is the sign alone before there is a heading", () => {
  scrolledTo(400);
  const { rerender } = render(<PageName />);
  expect(words()).toBe("");
  rerender(
    <>
      <PageName />
      <main>
        <h1>Deals</h1>
      </main>
    </>,
  );
  scrolledTo(500);
  expect(words()).toBe("Deals");
});
