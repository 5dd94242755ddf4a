import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTyped } from "./useTyped.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The hook, and what the list is shown for at each render. */
function typing() {
  const written: string[] = [];
  const shown: string[] = [];
  const hook = renderHook(
    ({ value }) => {
      const typed = useTyped(value, (text) => written.push(text));
      shown.push(typed.typed);
      return typed;
    },
    { initialProps: { value: "" } },
  );
  const type = (text: string) => act(() => hook.result.current.type(text));
  const pause = () => act(() => void vi.runAllTimers());
  const comesBack = (value: string) => hook.rerender({ value });
  return { written, shown, hook, type, comesBack, pause };
}

it("shows what is typed from the first moment on, also while the address follows", () => {
  const { written, shown, type, comesBack, pause } = typing();
  type("blue");
  pause();
  comesBack("blue");
  expect(written).toEqual(["blue"]);
  expect(shown.filter((text) => text !== "blue")).toEqual([""]);
});

it("keeps a letter that is typed before the address has followed", () => {
  const { hook, type, comesBack, pause } = typing();
  type("blue");
  pause();
  type("blued");
  comesBack("blue");
  expect(hook.result.current.typed).toBe("blued");
});

it("takes over what changes from outside, the text written last included", () => {
  const { hook, type, comesBack, pause } = typing();
  type("blue");
  pause();
  comesBack("blue");
  comesBack("");
  expect(hook.result.current.typed).toBe("");
  comesBack("blue");
  expect(hook.result.current.typed).toBe("blue");
});

it("is written at once when one leaves the field, and not again later", () => {
  const { written, hook, type, pause } = typing();
  type("blue");
  act(() => hook.result.current.finish());
  expect(written).toEqual(["blue"]);
  pause();
  expect(written).toEqual(["blue"]);
});

it("calls nobody back who has left for a screen that is still on its way", () => {
  const { written, type, pause } = typing();
  const before = location.href;
  type("blue");
  history.pushState(null, "", "/another-screen");
  pause();
  expect(written).toEqual([]);
  history.pushState(null, "", before);
});
