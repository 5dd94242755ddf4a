import { useEffect, useRef } from "react";
import { Text } from "#design/words/Text.tsx";
import { isPushAllowed, pushObstacle } from "#platform/worker/push.ts";
import { refusal, type RefusalText } from "./refusals.ts";
import { trouble } from "./alerts.css.ts";

/** What went wrong and what to do, said aloud as soon as it appears. */
export function Explanation({ explanation }: { explanation: RefusalText | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With what is done about it, which stands below.
    if (explanation !== null) box.current?.scrollIntoView({ block: "center" });
  }, [explanation]);
  return (
    <div ref={box} role="alert" className={trouble}>
      {explanation === null ? null : (
        <>
          <strong>{explanation.why}</strong>
          <p>{explanation.what}</p>
        </>
      )}
    </div>
  );
}

/** What is said above the button: that the browser will ask, or, quietly as nothing was tried yet, that it will not. */
export function BeforeAsking({ isRegistered }: { isRegistered: boolean }) {
  const obstacle = refusal(pushObstacle());
  if (obstacle === null && isRegistered) return null;
  return (
    <Text tone="quiet" size="sm">
      {obstacle !== null
        ? `${obstacle.why} ${obstacle.what}`
        : isPushAllowed()
          ? "Notifications are allowed."
          : "Your browser will ask to allow notifications."}
    </Text>
  );
}
