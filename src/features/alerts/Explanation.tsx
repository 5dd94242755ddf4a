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

/** What is said right above the button: that the browser will ask, or what is in the way, and what to do about it. */
export function BeforeAsking({ isRegistered }: { isRegistered: boolean }) {
  const obstacle = refusal(pushObstacle());
  if (obstacle !== null)
    return (
      <Text size="sm">
        <strong>{obstacle.why}</strong> {obstacle.what}
      </Text>
    );
  if (isRegistered) return null;
  return (
    <Text tone="quiet" size="sm">
      {isPushAllowed()
        ? "Notifications are allowed."
        : "Your browser will ask to allow notifications."}
    </Text>
  );
}
