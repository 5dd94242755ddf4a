import type { ReactNode } from "react";
import { printTitle } from "./printTitle.css.ts";

interface PrintTitleProps {
  title: string;
  /** What the sheet says of itself below its title. */
  children?: ReactNode;
}

/** The title of a screen on paper, where the head of the page does not print. */
export function PrintTitle({ title, children }: PrintTitleProps) {
  return (
    <div className={printTitle}>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </div>
  );
}
