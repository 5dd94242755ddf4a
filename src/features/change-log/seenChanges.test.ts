import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeNewChanges } from "./seenChanges.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("what is new in the change log", () => {
  it("is nothing on the first visit", () => {
    expect([...takeNewChanges(["one", "two"])]).toEqual([]);
  });

  it("is what the last visit has not seen, until the tab is closed", () => {
    takeNewChanges(["one"]);
    expect([...takeNewChanges(["two", "one"])]).toEqual(["two"]);
    expect([...takeNewChanges(["two", "one"])]).toEqual(["two"]);
    sessionStorage.clear();
    expect([...takeNewChanges(["two", "one"])]).toEqual([]);
  });

  it("is nothing where what was seen is damaged or cannot be kept", () => {
    localStorage.setItem("changeLogSeen", "{");
    expect([...takeNewChanges(["one"])]).toEqual([]);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect([...takeNewChanges(["one"])]).toEqual([]);
    vi.restoreAllMocks();
  });
});
