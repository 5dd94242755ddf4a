import type { ReactNode } from "react";
import { INTRODUCTION_PARTS, type IntroductionPart } from "#content/introduction/introduction.ts";
import { Heading } from "#design/words/Heading.tsx";
import { part as partStyle } from "./introduction.css.ts";

interface PartProps {
  part: IntroductionPart;
  look?: string;
  children: ReactNode;
}

/** One part of the introduction, at its address. */
export function Part({ part, look, children }: PartProps) {
  const title = INTRODUCTION_PARTS.find(({ id }) => id === part)?.title;
  return (
    <section
      id={part}
      tabIndex={-1}
      aria-labelledby={`${part}-title`}
      className={look === undefined ? partStyle : `${partStyle} ${look}`}
    >
      <Heading id={`${part}-title`}>{title}</Heading>
      {children}
    </section>
  );
}
