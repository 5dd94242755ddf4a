import type { ReactNode } from "react";
import { emptyState } from "./emptyState.css.ts";

interface EmptyStateProps {
  /** The next step. */
  action?: ReactNode;
  /** One sentence that says why there is nothing. */
  children: ReactNode;
}

export function EmptyState({ action, children }: EmptyStateProps) {
  return (
    <div className={emptyState}>
      <p>{children}</p>
      {action}
    </div>
  );
}
