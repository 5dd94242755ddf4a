import type { ReactNode } from "react";
import { picture, stepList, toCome, ways, words } from "./toCome.css.ts";

interface ToComeProps {
  /** One sentence that says that there is nothing yet. */
  title: string;
  /** What will happen when there is, one step after the other. */
  steps: readonly string[];
  /** What to do meanwhile. */
  actions: ReactNode;
  /** What it will be, drawn. For eyes only. */
  drawing: ReactNode;
}

/**
 * A screen that has nothing yet, and for which one cannot do anything but wait: what will come, and how it goes. Where a
 * search or a filter found nothing it is `EmptyState` that says so.
 */
export function ToCome({ title, steps, actions, drawing }: ToComeProps) {
  return (
    <div className={toCome}>
      <div>
        <p className={words}>{title}</p>
        <ol className={stepList}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={`${ways} no-print`}>{actions}</div>
      </div>
      <div className={picture} aria-hidden="true">
        {drawing}
      </div>
    </div>
  );
}
