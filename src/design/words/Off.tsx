import { offTag } from "../surfaces/rowLines.css.ts";
import { Tag } from "./Tag.tsx";

/** By how much a price is below the one that it replaces: `"30%"`; nothing where it replaces none. */
export function Off({ off }: { off: string | null }) {
  if (off === null) return null;
  return (
    <span className={offTag}>
      <Tag tone="good">
        <span aria-hidden="true">−{off}</span>
        <span className="visually-hidden">{off} off</span>
      </Tag>
    </span>
  );
}
