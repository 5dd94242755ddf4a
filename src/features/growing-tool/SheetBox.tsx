import type { ReactNode } from "react";
import { box, boxHead, boxTitle } from "./sheet.css.ts";

interface SheetBoxProps {
  title: string;
  /** What is to be filled in beside the title. */
  heading?: ReactNode;
  children: ReactNode;
}

export function SheetBox({ title, heading, children }: SheetBoxProps) {
  return (
    <section className={box} aria-label={title}>
      <div className={boxHead}>
        <h3 className={boxTitle}>{title}</h3>
        {heading}
      </div>
      {children}
    </section>
  );
}
