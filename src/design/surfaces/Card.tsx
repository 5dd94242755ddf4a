import { useId, type ReactNode } from "react";
import { card, head } from "./card.css.ts";

interface CardProps {
  title: string;
  /** Names the heading, which can then be jumped to and takes the focus. */
  headingId?: string;
  /** Stands beside the title, such as the way to all of what the card has a part of. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled region of a screen; its heading is of the second level. */
export function Card({ title, headingId, beside, className, children }: CardProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const heading = (
    <h2 id={id} tabIndex={headingId ? -1 : undefined}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className ? `${card} ${className}` : card}>
      {beside ? (
        <div className={head}>
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
