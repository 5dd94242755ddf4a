import { useId, type ReactNode, type Ref } from "react";
import { Heading } from "../words/Heading.tsx";
import { stack } from "./stack.css.ts";

interface SectionProps {
  title: ReactNode;
  className?: string;
  /** Where the focus goes when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a screen that has no card of its own, under its heading. */
export function Section({ title, className, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className ? `${stack()} ${className}` : stack()}>
      <Heading id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
