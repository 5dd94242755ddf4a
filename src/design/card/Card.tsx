import { useId, type ReactNode } from "react";
import { card } from "./card.css.ts";

interface CardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled region of a screen; its heading is of the second level. */
export function Card({ title, className, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className ? `${card} ${className}` : card}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
