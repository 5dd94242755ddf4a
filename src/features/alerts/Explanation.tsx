import { useEffect, useRef } from "react";
import type { RefusalText } from "./refusals.ts";
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
