import { lazy, Suspense } from "react";
import { Spinner } from "#design/states/Spinner.tsx";
import { useSession } from "#platform/session/session.ts";
import { account } from "./topBar.css.ts";

const AccountCorner = lazy(() => import("./AccountCorner.tsx"));

const waiting = (
  <span className={account}>
    <Spinner title="Checking sign-in" titleHidden />
  </span>
);

/** The account's corner: a spinner until it is known who is signed in. */
export function AccountLink() {
  const session = useSession();
  if (session.state === "unknown") return waiting;
  return (
    <Suspense fallback={waiting}>
      <AccountCorner session={session} />
    </Suspense>
  );
}
