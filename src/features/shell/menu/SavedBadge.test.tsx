import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberSavedCount, SavedBadgeBefore } from "./SavedBadge.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = () => render(<SavedBadgeBefore />).container.textContent;

it("what was saved at last stands there before storage is asked", () => {
  rememberSavedCount(6);
  expect(shown()).toBe("6");
  rememberSavedCount(120);
  cleanup();
  expect(shown()).toBe("99+");
});

it("nothing stands there where nothing is saved, nor where what is written is no number", () => {
  expect(shown()).toBe("");
  rememberSavedCount(0);
  expect(shown()).toBe("");
  localStorage.setItem("saved_count", "many");
  expect(shown()).toBe("");
});

it("a browser that keeps nothing has none", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(shown()).toBe("");
  expect(screen.queryByText(/\d/)).toBeNull();
});
