import { describe, expect, it } from "vitest";
import { fillStorage } from "../../../tests/support/screens/fullStorage.ts";
import { takeNewChanges } from "./seenChanges.ts";

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
    fillStorage();
    expect([...takeNewChanges(["one"])]).toEqual([]);
  });
});
