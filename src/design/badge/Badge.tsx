import type { ReactNode } from "react";
import { badge } from "./badge.css.ts";

interface BadgeProps {
  /** What the number counts, for those who do not see its place. */
  label?: string;
  children: ReactNode;
}

export function Badge({ label, children }: BadgeProps) {
  return (
    <span className={badge}>
      {children}
      {label ? <span className="visually-hidden"> {label}</span> : null}
    </span>
  );
}
