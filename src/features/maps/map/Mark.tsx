import type { MapMark } from "./mapMarks.ts";
import { mark as markStyle, markFace } from "./map.css.ts";

interface MarkProps {
  id: string;
  mark: MapMark;
  /** How many marks there are. */
  count: number;
  isChosen: boolean;
  isActive: boolean;
  onOpen: (mark: MapMark) => void;
}

/** A store with its number, or a ring with how many there are. The keys are its list's. */
export function Mark({ id, mark, count, isChosen, isActive, onOpen }: MarkProps) {
  const { x, y, position, members, label } = mark;
  const isGroup = members.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-label={label}
      aria-selected={isChosen}
      aria-posinset={position + 1}
      aria-setsize={count}
      data-x={x}
      data-y={y}
      data-active={isActive}
      className={markStyle}
      onClick={() => onOpen(mark)}
    >
      <span className={markFace({ look: isGroup ? "group" : isChosen ? "chosen" : "store" })}>
        {isGroup ? members.length : (members[0] ?? 0) + 1}
      </span>
    </div>
  );
}
