import { Banner } from "#design/states/Banner.tsx";
import { Button } from "#design/controls/Button.tsx";
import { stayOffline, useSignal } from "#data/api/signal.ts";
import { useBrowserOnline } from "#platform/connection.ts";

/** Says why no calls are made, and lets the visitor decide. */
export function SignalNotice() {
  const signal = useSignal();
  const isOnline = useBrowserOnline();
  if (signal === "open" || (signal === "away" && !isOnline)) return null;
  return signal === "away" ? (
    <Banner role="status" actions={<Button onClick={() => stayOffline(true)}>Stay offline</Button>}>
      Weak signal. What is saved is shown; the next try is in half a minute.
    </Banner>
  ) : (
    <Banner role="status" actions={<Button onClick={() => stayOffline(false)}>Go online</Button>}>
      You chose to stay offline. Nothing is loaded or sent.
    </Banner>
  );
}
