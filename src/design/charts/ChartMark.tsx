import { look as lookStyle, filled, stroke } from "./chart.css.ts";
import { dashOf, markPath, type ChartLook } from "./looks.ts";

/** What a line looks like, beside its name. */
export function ChartMark({ look }: { look: ChartLook }) {
  return (
    <svg
      width={28}
      height={12}
      viewBox="0 0 28 12"
      aria-hidden="true"
      className={lookStyle({ of: look })}
    >
      <line x1={0} x2={28} y1={6} y2={6} className={stroke} strokeDasharray={dashOf(look)} />
      <path d={markPath(look, 52)} transform="translate(14 6)" className={filled} />
    </svg>
  );
}
