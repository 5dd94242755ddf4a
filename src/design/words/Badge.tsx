import type { ReactNode } from "react";
import { badge } from "./badge.css.ts";

/** A number, and what it counts. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}
