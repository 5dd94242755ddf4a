import { aboutSign, aboutWord } from "./about.css.ts";

interface AboutProps {
  isAbout: boolean;
  /** Beside a price that has the sign: the word alone, for those who hear it. */
  isSilent?: boolean;
  /** Below a figure that says it in the word, it is a word here, too: two marks of one thing read as two things. */
  isWord?: boolean;
  children: string;
}

/** A figure with tax: a sign before it, which takes no room from the names beside it, and a word for those who hear it. */
export function About({ isAbout, isSilent = false, isWord = false, children }: AboutProps) {
  return (
    <>
      {isAbout && isWord ? (
        <span className={aboutWord}>about </span>
      ) : isAbout ? (
        <span className={isSilent ? undefined : aboutSign}>
          <span className="visually-hidden">about </span>
        </span>
      ) : null}
      {children}
    </>
  );
}
