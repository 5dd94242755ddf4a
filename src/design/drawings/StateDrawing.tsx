import { lazy, Suspense } from "react";
import { stateDrawing } from "./stateDrawing.css.ts";

/**
 * The state by its counties, with some of them lit; on the deep ground of a moment. The outlines are the map's, and come
 * when the first is drawn. Whose they are is said beside it, so it is for eyes only.
 */
export function StateDrawing({ lit }: { lit: readonly string[] }) {
  return (
    <span aria-hidden="true">
      <Suspense>
        <Counties lit={lit} />
      </Suspense>
    </span>
  );
}

/** A phone that has no outlines yet does without. */
const Counties = lazy(async () => {
  const outlines = await import("#state/outlines.ts").catch(() => null);
  return {
    default: ({ lit }: { lit: readonly string[] }) => {
      if (outlines === null) return null;
      const { COUNTY_OUTLINES, STATE_FRAME } = outlines;
      const pathOf = (isLit: boolean) =>
        COUNTY_OUTLINES.filter(({ name }) => lit.includes(name) === isLit).map(({ d }) => d);
      return (
        <svg
          className={stateDrawing}
          viewBox={`0 0 ${String(STATE_FRAME.width)} ${String(STATE_FRAME.height)}`}
        >
          <path d={pathOf(false).join("")} />
          <path data-lit="" d={pathOf(true).join("")} />
        </svg>
      );
    },
  };
});
