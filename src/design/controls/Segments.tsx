import type { ReactNode } from "react";
import { segments } from "./segments.css.ts";

interface SegmentsProps {
  /** What they are views of, for those who do not see it. */
  label: string;
  /** Links with `segment`: that to the page itself has `aria-current`. */
  children: ReactNode;
}

/** The same things in a few ways, each a page of its own, in one control: the one that is shown is filled. */
export const Segments = ({ label, children }: SegmentsProps) => (
  <div role="group" aria-label={label} className={`${segments} no-print`}>
    {children}
  </div>
);
