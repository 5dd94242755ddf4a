import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import type { Spot } from "../drawings/SpotDrawing.tsx";
import { alone, emptyState, picture } from "./emptyState.css.ts";

interface EmptyStateProps {
  /** What is missing, drawn; for where it has a place of its own, and not for a line in a card. */
  drawing?: Spot | undefined;
  /** The next step. */
  action?: ReactNode;
  /** One sentence that says why there is nothing. */
  children: ReactNode;
}

/** A phone that has no drawing yet does without. */
const SpotDrawing = lazy<ComponentType<{ of: Spot }>>(() =>
  import("../drawings/SpotDrawing.tsx").catch(() => ({ default: () => null })),
);

export function EmptyState({ drawing, action, children }: EmptyStateProps) {
  return (
    <div className={drawing === undefined ? emptyState : `${emptyState} ${alone}`}>
      {drawing === undefined ? null : (
        <div className={picture}>
          <Suspense>
            <SpotDrawing of={drawing} />
          </Suspense>
        </div>
      )}
      <p>{children}</p>
      {action}
    </div>
  );
}
