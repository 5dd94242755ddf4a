import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BasketItem } from "#domain/limits/limits.ts";
import { fillStorage } from "../../../tests/support/screens/fullStorage.ts";

beforeEach(() => void vi.resetModules());

const tenth: BasketItem = {
  id: "hand-1",
  productId: "hand-1",
  name: "Tenth",
  form: "flower",
  quantity: 2,
  netMg: 2_830,
  thcMg: null,
};

/** What a phone shows that finds this in its storage. */
async function opened(saved: string | null) {
  if (saved !== null) localStorage.setItem("limits", saved);
  const { renderHook } = await import("@testing-library/react");
  const store = await import("./limitsStore.ts");
  const { result } = renderHook(() => store.useLimits());
  return { result, ...store };
}
const NOTHING = { combined: false, basket: [] };

describe("what this phone remembers of the limits", () => {
  it("is nothing before the first change, and nothing is written", async () => {
    const { result } = await opened(null);
    expect(result.current).toEqual(NOTHING);
    expect(localStorage.length).toBe(0);
  });

  it("is there again after the page was closed", async () => {
    const first = await opened(null);
    first.changeLimits(() => ({ combined: true, basket: [tenth] }));
    vi.resetModules();
    const { result } = await opened(null);
    expect(result.current).toEqual({ combined: true, basket: [tenth] });
  });

  it.each(["", "{", "null", "[]", "7", '"x"', '{"combined":1,"basket":{}}'])(
    "is nothing where storage holds %s",
    async (saved) => {
      expect((await opened(saved)).result.current).toEqual(NOTHING);
    },
  );

  it("keeps what can be read beside what cannot", async () => {
    const saved = { combined: "yes", basket: [null, tenth, { id: 1 }] };
    expect((await opened(JSON.stringify(saved))).result.current).toEqual({
      combined: false,
      basket: [tenth],
    });
  });

  it("holds for this visit where storage is denied", async () => {
    const { result, changeLimits } = await opened(null);
    fillStorage();
    const { act } = await import("@testing-library/react");
    act(() => changeLimits(() => ({ basket: [tenth] })));
    expect(result.current.basket).toEqual([tenth]);
  });

  it("follows a change in another tab", async () => {
    const { result } = await opened(null);
    const { act } = await import("@testing-library/react");
    localStorage.setItem("limits", JSON.stringify({ combined: true, basket: [tenth] }));
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "limits" })));
    expect(result.current).toMatchObject({ combined: true, basket: [tenth] });
  });
});
