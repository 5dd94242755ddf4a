import type { ReactNode } from "react";
import { inOneLine, printTitle } from "./printTitle.css.ts";

interface PrintTitleProps {
  title: string;
  /** What the sheet says of itself below its title. */
  children?: ReactNode;
  /** All in one line, for a sheet that needs its room. */
  compact?: boolean;
}

/** The title of a screen on paper, where the head of the page does not print. */
export function PrintTitle({ title, children, compact = false }: PrintTitleProps) {
  return (
    <div className={compact ? `${printTitle} ${inOneLine}` : printTitle}>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </div>
  );
}
