import { Button } from "../controls/Button.tsx";
import { stillWaiting } from "./stillWaiting.css.ts";

/** Says after two seconds that the server keeps silent, and lets the visitor ask again. */
export function StillWaiting({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={stillWaiting}>
      The server has not answered yet. <Button onClick={onRetry}>Retry</Button>
    </p>
  );
}
