import { MARK } from "#state/mark.ts";
import { mark } from "./mark.css.ts";

/** The state as a leaf. Beside the site's name, so it is for eyes only. @param size in pixels */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className={mark} width={size} height={size} viewBox="-4 -2 108 112" aria-hidden="true">
      <path d={MARK.outline + MARK.stem} />
      <path d={MARK.veins} />
    </svg>
  );
}
