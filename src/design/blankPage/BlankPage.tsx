import type { ReactNode } from "react";
import { blankPage } from "./blankPage.css.ts";

interface BlankPageProps {
  heading: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}

/** A page without the shell, for the few moments when there is nothing else to show. */
export function BlankPage({ heading, picture, children }: BlankPageProps) {
  return (
    <main className={blankPage}>
      {picture}
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </main>
  );
}
