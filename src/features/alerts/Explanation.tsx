import type { Explanation as ExplanationText } from "./refusals.ts";
import { trouble } from "./alerts.css.ts";

/** What went wrong and what to do, said aloud as soon as it appears. */
export function Explanation({ explanation }: { explanation: ExplanationText | null }) {
  return (
    <div role="alert" className={trouble}>
      {explanation === null ? null : (
        <>
          <strong>{explanation.why}</strong>
          <p>{explanation.what}</p>
        </>
      )}
    </div>
  );
}
