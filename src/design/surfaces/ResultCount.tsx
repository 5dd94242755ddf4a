import type { ReactNode } from "react";
import { resultCount } from "./resultCount.css.ts";

interface ResultCountProps {
  count: number;
  /** What is counted. */
  one: string;
  many: string;
  /** What else there is to say of all of them. */
  children?: ReactNode;
}

/** How many a search has found, read out whenever that changes. */
export function ResultCount({ count, one, many, children }: ResultCountProps) {
  return (
    <p role="status" className={resultCount}>
      <span>{count === 1 ? `1 ${one}` : `${count.toLocaleString("en-US")} ${many}`}</span>{" "}
      {children}
    </p>
  );
}
