import { Link, useRouterState } from "@tanstack/react-router";
import CircleUserRound from "~icons/circle-user-round";
import { button } from "#design/controls/button.css.ts";
import type { Session } from "#platform/session/session.ts";
import { initial } from "./topBar.css.ts";

/** Who is signed in, or the way to sign in. Loaded when that is known. */
export default function AccountCorner({ session }: { session: KnownSession }) {
  const href = useRouterState({ select: ({ location }) => location.href });
  const look = button({ kind: "icon" });
  if (session.state === "signed-out") {
    // From the screens of signing in there is nothing to come back to.
    const search = /^\/(?:$|sign)/.test(href) ? {} : { redirect: href };
    return (
      <Link to="/signin" search={search} className={look} aria-label="Sign in">
        <CircleUserRound aria-hidden="true" />
      </Link>
    );
  }
  const name = session.user.displayName ?? session.user.email ?? "";
  // A name may begin with an emoji, of which one part alone is another emoji.
  const letter = /^[\p{L}\p{N}]/u.exec(name)?.[0];
  return (
    <Link to="/profile" className={look} aria-label={`Profile of ${name}`}>
      {letter === undefined ? (
        <CircleUserRound aria-hidden="true" />
      ) : (
        <span className={initial} aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      )}
    </Link>
  );
}

type KnownSession = Exclude<Session, { state: "unknown" }>;
