import { useEffect, useRef } from "react";
import { Fold } from "#design/surfaces/Fold.tsx";
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

/** What is said right above the button: that the browser will ask, or, as nothing was tried yet, that it cannot ring, in a line with the way out. */
export function BeforeAsking({ isRegistered }: { isRegistered: boolean }) {
  const obstacle = refusal(pushObstacle());
  if (obstacle !== null)
    return (
      <div>
        <Text size="sm">
          <strong>It cannot ring yet.</strong> {obstacle.why}
        </Text>
        <Fold summary="What to do">
          <Text size="sm">{obstacle.what}</Text>
        </Fold>
      </div>
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
