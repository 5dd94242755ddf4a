import type { ReactNode } from "react";
import { blankPage } from "./blankPage.css.ts";

interface BlankPageProps {
  heading: ReactNode;
  picture?: ReactNode;
  /** Inside the shell, which has its landmark already. */
  inShell?: boolean;
  children: ReactNode;
}

/** A page of one message, for the few moments when there is nothing else to show. */
export function BlankPage({ heading, picture, inShell = false, children }: BlankPageProps) {
  const Landmark = inShell ? "div" : "main";
  return (
    <Landmark className={blankPage({ inShell })}>
      {picture}
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </Landmark>
  );
}
