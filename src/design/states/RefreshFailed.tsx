import { formatDate, formatTime } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { Banner } from "./Banner.tsx";
import { Button } from "../controls/Button.tsx";

interface RefreshFailedProps {
  /** When the saved copy came, epoch milliseconds. */
  savedAt: number;
  now: number;
  onRetry: () => void;
}

/** Says over a saved copy that nothing newer could be had. */
export function RefreshFailed({ savedAt, now, onRetry }: RefreshFailedProps) {
  const isRecent = now - savedAt < DAY_MS;
  const from = isRecent ? formatTime(savedAt) : formatDate(savedAt);
  return (
    <Banner kind="warning" role="status" actions={<Button onClick={onRetry}>Retry</Button>}>
      Could not refresh. Showing data from {from}.
    </Banner>
  );
}
