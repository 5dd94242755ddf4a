import { toneOf } from "./strainStamp.ts";
import { bar, dot, track } from "./terpeneMark.css.ts";
import { toneClass } from "./toneClass.ts";

interface TerpeneMarkProps {
  /** As a label or an address spells it. */
  terpene: string;
  /** Of the longest bar, from 0 to 1; without it the mark is a dot. */
  part?: number;
}

/** A dot or a bar in the hue that the terpene's petals have in every stamp. Beside its name, so it is for eyes only. */
export function TerpeneMark({ terpene, part }: TerpeneMarkProps) {
  const tone = toneClass(toneOf(terpene));
  if (part === undefined) return <span className={`${dot} ${tone}`} aria-hidden="true" />;
  return (
    <span className={track} aria-hidden="true">
      <span className={`${bar} ${tone}`} style={{ width: `${String(part * 100)}%` }} />
    </span>
  );
}
