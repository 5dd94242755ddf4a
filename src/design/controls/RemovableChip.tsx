import X from "~icons/x";
import type { ReactNode } from "react";
import { chip } from "./chip.css.ts";

/** Something that is in force, and that a tap takes away. */
export function RemovableChip({
  children,
  verb = "Remove filter",
  onRemove,
}: {
  children: ReactNode;
  /** What a tap does, for those who do not see the cross. */
  verb?: string;
  onRemove: () => void;
}) {
  return (
    <button type="button" className={chip({ chosen: true })} onClick={onRemove}>
      <span className="visually-hidden">{verb}: </span>
      <bdi>{children}</bdi>
      <X size={16} aria-hidden="true" />
    </button>
  );
}
