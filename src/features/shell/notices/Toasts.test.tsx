import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import toast from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setViewportWidth } from "../../../../tests/support/screens/viewport.ts";
import { Toasts } from "./Toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a toast stands for five seconds, and goes by itself", () => {
  render(<Toasts />);
  act(() => void toast.error("Password is wrong!"));
  expect(screen.getByText("Password is wrong!")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4_900));
  expect(screen.queryByText("Password is wrong!")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText("Password is wrong!")).toBeNull();
});

const show = () => {
  render(<Toasts />);
  act(() => void toast("Saved."));
  return screen.getByText("Saved.").parentElement ?? document.body;
};

it("a toast is closed by its button, and by Escape", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByText("Saved.")).toBeNull();
  act(() => void toast("Saved again."));
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByText("Saved again.")).toBeNull();
});

it("a toast is swiped away, and comes back from a finger that went a little way only", () => {
  const box = show();
  const touch = { pointerType: "touch" };
  fireEvent.pointerDown(box, { ...touch, clientX: 100 });
  fireEvent.pointerMove(box, { ...touch, clientX: 120 });
  fireEvent.pointerUp(box, { ...touch, clientX: 120 });
  expect(screen.queryByText("Saved.")).not.toBeNull();
  fireEvent.pointerDown(box, { ...touch, clientX: 100 });
  fireEvent.pointerUp(box, { ...touch, clientX: 180 });
  expect(screen.queryByText("Saved.")).toBeNull();
});

it("the same words are said once, and gone with one tap", () => {
  show();
  act(() => void toast("Saved."));
  expect(screen.getAllByText("Saved.")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByText("Saved.")).toBeNull();
});

it("one stands there at a time: the one before waits, and then has its own five seconds", () => {
  show();
  act(() => void toast("Something else."));
  expect(screen.queryByText("Saved.")).toBeNull();
  expect(screen.getByText("Something else.")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5_100));
  expect(screen.queryByText("Something else.")).toBeNull();
  expect(screen.getByText("Saved.")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5_100));
  expect(screen.queryByText("Saved.")).toBeNull();
});

it("a toast stands above the dialog in which something was done, also when its form comes later", async () => {
  vi.useRealTimers();
  const { innerWidth: right, innerHeight: bottom } = window;
  let top = 600;
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(right);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const isDialog = this.getAttribute("role") === "dialog";
    return isDialog ? new DOMRect(0, top, right, bottom - top) : new DOMRect(0, 0, 300, 50);
  });
  const dialog = openDialog();
  const area = show().parentElement;
  const isAbove = (y: number) =>
    expect(area?.style.insetBlockEnd).toContain(`${String(bottom - y + 8)}px`);
  isAbove(600);
  top = 300;
  dialog.append(document.createElement("form"));
  await vi.waitFor(() => isAbove(300));
  dialog.remove();
  vi.restoreAllMocks();
});

it("a toast is not seen while a dialog is open that was opened after it", async () => {
  vi.useRealTimers();
  const area = show().parentElement;
  expect(area?.style.visibility).toBe("visible");
  const dialog = openDialog();
  await vi.waitFor(() => expect(area?.style.visibility).toBe("hidden"));
  dialog.remove();
  await vi.waitFor(() => expect(area?.style.visibility).toBe("visible"));
});

it("what answers nothing lies over no sheet, though that was there before it", async () => {
  vi.useRealTimers();
  setViewportWidth(390);
  const dialog = openDialog();
  render(<Toasts />);
  act(() => void toast("Now opens without a connection.", { position: "bottom-left" }));
  const area = screen.getByText("Now opens without a connection.").closest<HTMLElement>("[style]");
  await vi.waitFor(() => expect(area?.style.visibility).toBe("hidden"));
  dialog.remove();
  await vi.waitFor(() => expect(area?.style.visibility).toBe("visible"));
});

it("what answers nothing stands above a phone’s bar, whose places stay in reach", async () => {
  vi.useRealTimers();
  setViewportWidth(390);
  render(
    <>
      <nav aria-label="Main" />
      <Toasts />
    </>,
  );
  const bar = screen.getByRole("navigation");
  vi.spyOn(bar, "getBoundingClientRect").mockReturnValue(new DOMRect(0, innerHeight - 56, 390, 56));
  act(() => void toast("Now opens without a connection.", { position: "bottom-left" }));
  const area = screen.getByText("Now opens without a connection.").closest<HTMLElement>("[style]");
  await vi.waitFor(() =>
    expect(
      parseFloat(area?.style.getPropertyValue("inset-block-end").slice(5) ?? ""),
    ).toBeGreaterThanOrEqual(56),
  );
  expect(area?.style.getPropertyValue("inset-inline-end")).toBe("auto");
});

it("that something was done goes with the next action elsewhere, and not with one on it or with words that are typed", () => {
  render(
    <>
      <Toasts />
      <button type="button">Any size</button>
      <input aria-label="Search" />
    </>,
  );
  const say = () => act(() => void toast.success(<button type="button">Add a note</button>));
  say();
  fireEvent.click(screen.getByLabelText("Search"));
  fireEvent.click(screen.getByRole("button", { name: "Add a note" }));
  expect(screen.queryByText("Add a note")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Any size" }));
  expect(screen.queryByText("Add a note")).toBeNull();
  say();
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  expect(screen.queryByText("Add a note")).toBeNull();
  // What went wrong is still to be read.
  act(() => void toast.error("Not saved."));
  fireEvent.click(screen.getByRole("button", { name: "Any size" }));
  expect(screen.queryByText("Not saved.")).not.toBeNull();
});

function openDialog(): HTMLElement {
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  return dialog;
}

it("a repeat is the same element, under a finger that is on its link, and has its five seconds anew", () => {
  render(<Toasts />);
  const say = () => act(() => void toast(<a href="/deals">See deals</a>, { id: "alert" }));
  say();
  const link = screen.getByRole("link");
  act(() => void vi.advanceTimersByTime(3_000));
  say();
  expect(screen.getByRole("link")).toBe(link);
  act(() => void vi.advanceTimersByTime(4_000));
  expect(screen.queryByRole("link")).toBe(link);
  act(() => void vi.advanceTimersByTime(1_200));
  expect(screen.queryByRole("link")).toBeNull();
});

it("a message that was closed takes none with it that comes in its place", () => {
  const say = (words: string) => act(() => void toast(words, { id: "view" }));
  const { unmount } = render(<Toasts />);
  say("Saved.");
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  act(() => void vi.advanceTimersByTime(500));
  unmount();
  render(<Toasts />);
  say("Deleted.");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.queryByText("Deleted.")).not.toBeNull();
});
