import { useEffect, useRef } from "react";
import { Text } from "#design/words/Text.tsx";
import { isPushAllowed, pushObstacle } from "#platform/worker/push.ts";
import { refusal, WAITS_HERE, type RefusalText } from "./refusals.ts";
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

/** What a rule does, and in its place, once the phone has it, that it has: with the button below it in sight. */
export function KeptLine({ isKept, isRegistered }: { isKept: boolean; isRegistered: boolean }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isKept) line.current?.scrollIntoView({ block: "center" });
  }, [isKept]);
  return (
    <div ref={line} role="status">
      <Text size="sm" tone={isKept ? undefined : "quiet"}>
        {!isKept
          ? "It rings as often as you allow, and not in quiet hours."
          : isRegistered
            ? "Saved on this device."
            : WAITS_HERE}
      </Text>
    </div>
  );
}

/** What is said below the button: that the browser will ask, or, quietly as nothing was tried yet, that it will not. */
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
