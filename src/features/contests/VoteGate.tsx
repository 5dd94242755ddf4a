import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { UNVERIFIED_WORDS } from "#domain/contests/voteWords.ts";
import { useSession } from "#platform/session/session.ts";
import { gate, held } from "./marchMadness.css.ts";

interface VoteGateProps {
  year: number;
  /** Signed in, and may not vote before the e-mail is verified. */
  isHeldBack: boolean;
  verification: ReactNode;
}

/** What is to be done before the first vote, where votes are given. Its place is there from the start: the bracket below it never moves. */
export function VoteGate({ year, isHeldBack, verification }: VoteGateProps) {
  const { state } = useSession();
  if (state === "signed-out") {
    return (
      <div className={`${gate} no-print`}>
        <Link
          to="/signin"
          search={{ redirect: `/march-madness?year=${String(year)}&view=vote` }}
          className={button()}
        >
          Sign in so it counts
        </Link>
      </div>
    );
  }
  return isHeldBack ? (
    <div className={`${gate} no-print`}>
      <p className={held}>{UNVERIFIED_WORDS}.</p>
      {verification}
    </div>
  ) : (
    <div className={`${gate} no-print`}>
      {state === "signed-in" ? "You have one vote in each open matchup." : null}
    </div>
  );
}
