import type { ReactNode } from "react";
import { end as endStyle, listRow, note as noteStyle, words } from "./listRow.css.ts";

interface ListRowProps {
  /** A picture at its head. */
  start?: ReactNode;
  /** What the row is about, as a rule a link. */
  title: ReactNode;
  /** What else there is to say of it, below. */
  note?: ReactNode;
  /** Figures or a button at the end of the row. */
  end?: ReactNode;
}

/** A row of a list, on its rule. */
export function ListRow({ start, title, note, end }: ListRowProps) {
  return (
    <li className={listRow}>
      {start}
      <div className={words}>
        {title}
        {note ? <span className={noteStyle}>{note}</span> : null}
      </div>
      {end ? <div className={endStyle}>{end}</div> : null}
    </li>
  );
}
