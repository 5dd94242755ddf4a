import type { ReactNode } from "react";
import { fold } from "./fold.css.ts";

interface FoldProps {
  /** What is folded away, with how much of it there is. */
  summary: ReactNode;
  /** Open until the visitor closes it; a change of this opens and closes it, too. */
  open?: boolean;
  children: ReactNode;
}

/** Something that few want to see at once, one tap away. */
export function Fold({ summary, open = false, children }: FoldProps) {
  return (
    <details className={fold} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
