import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Spinner } from "#design/states/Spinner.tsx";
import { StillWaiting } from "#design/states/StillWaiting.tsx";
import { middle } from "./account.css.ts";
import { connectIdentity } from "./connectIdentity.ts";

/** While it is not known who is signed in. */
export function PrivateWaiting() {
  const client = useQueryClient();
  useEffect(() => {
    // The visitor waits for it here, so it does not wait for the page to be idle.
    connectIdentity(client).catch(() => {});
  }, [client]);
  return (
    <div className={middle}>
      <Spinner size="2xl" title="Checking sign-in" />
      <StillWaiting onRetry={() => location.reload()} />
    </div>
  );
}
