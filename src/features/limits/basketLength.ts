import { createAtom, useSelector } from "@tanstack/react-store";
import * as v from "valibot";

const LinesSchema = v.fallback(v.object({ basket: v.array(v.unknown()) }), { basket: [] });

/** The basket's lines unread: who only counts them needs neither the law nor what a package holds. */
function storedLength(): number {
  try {
    return v.parse(LinesSchema, JSON.parse(localStorage.getItem("limits") ?? "null")).basket.length;
  } catch {
    return 0;
  }
}

const length = createAtom(storedLength());

// The server that writes first views has no tabs.
if (!import.meta.env.SSR)
  addEventListener("storage", ({ key }) => {
    if (key === null || key === "limits") length.set(storedLength());
  });

/** For the basket itself, which knows its changes on this page. */
export const setBasketLength = (lines: number): void => length.set(lines);

/** How many lines the basket has. */
export const useBasketLength = (): number => useSelector(length);
