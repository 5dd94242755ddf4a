import type { ReactNode } from "react";
import { LateSpot } from "../drawings/LateSpot.tsx";
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

export function EmptyState({ drawing, action, children }: EmptyStateProps) {
  return (
    <div className={drawing === undefined ? emptyState : `${emptyState} ${alone}`}>
      {drawing === undefined ? null : (
        <div className={picture}>
          <LateSpot of={drawing} />
        </div>
      )}
      <p>{children}</p>
      {action}
    </div>
  );
}
