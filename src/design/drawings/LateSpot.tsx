import { lazy, Suspense, type ComponentType } from "react";
import type { Spot } from "./SpotDrawing.tsx";

/** A phone that has no drawing yet does without. */
const SpotDrawing = lazy<ComponentType<{ of: Spot }>>(() =>
  import("./SpotDrawing.tsx").catch(() => ({ default: () => null })),
);

/** A small drawing that comes after the words beside it. Its room is theirs to keep. */
export function LateSpot({ of }: { of: Spot }) {
  return (
    <Suspense>
      <SpotDrawing of={of} />
    </Suspense>
  );
}
