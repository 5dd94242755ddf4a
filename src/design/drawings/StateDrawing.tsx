import { lazy, Suspense } from "react";
import { stateDrawing } from "./stateDrawing.css.ts";

interface StateDrawingProps {
  lit: readonly string[];
  /** Beside a word or two, on paper: of those that are not lit nothing is seen but the state. */
  isSmall?: boolean;
}

/**
 * The state by its counties, with some of them lit; on the deep ground of a moment, or as a sign. The outlines are the map's, and come
 * when the first is drawn. Whose they are is said beside it, so it is for eyes only.
 */
export function StateDrawing({ lit, isSmall = false }: StateDrawingProps) {
  return (
    <span aria-hidden="true">
      <Suspense>
        <Counties lit={lit} isSmall={isSmall} />
      </Suspense>
    </span>
  );
}

/** A phone that has no outlines yet does without. */
const Counties = lazy(async () => {
  const outlines = await import("#state/outlines.ts").catch(() => null);
  return {
    default: ({ lit, isSmall = false }: StateDrawingProps) => {
      if (outlines === null) return null;
      const { COUNTY_OUTLINES, STATE_FRAME } = outlines;
      const pathOf = (isLit: boolean) =>
        COUNTY_OUTLINES.filter(({ name }) => lit.includes(name) === isLit).map(({ d }) => d);
      return (
        <svg
          className={stateDrawing}
          data-small={isSmall ? "" : undefined}
          viewBox={`0 0 ${String(STATE_FRAME.width)} ${String(STATE_FRAME.height)}`}
        >
          <path d={pathOf(false).join("")} />
          <path data-lit="" d={pathOf(true).join("")} />
        </svg>
      );
    },
  };
});
