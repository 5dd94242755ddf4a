import { Banner } from "#design/banner/Banner.tsx";
import { Button } from "#design/button/Button.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { formatDate, formatTime } from "#domain/age.ts";
import { useOnline } from "#platform/connection.ts";

const DAY_MS = 24 * 60 * 60_000;

interface RefreshFailedProps {
  /** When the saved copy came, epoch milliseconds. */
  savedAt: number;
  now: number;
  onRetry: () => void;
}

export function RefreshFailed({ savedAt, now, onRetry }: RefreshFailedProps) {
  const isRecent = now - savedAt < DAY_MS;
  const from = isRecent ? formatTime(savedAt) : formatDate(savedAt);
  return (
    <Banner kind="warning" role="status" actions={<Button onClick={onRetry}>Retry</Button>}>
      Could not refresh. Showing data from {from}.
    </Banner>
  );
}

export function StatisticsMissing({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <EmptyState
      action={
        <Button kind="primary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {online
        ? "The product statistics could not be loaded. The rest of the site works as usual."
        : "The product statistics have not been saved on this phone yet. They appear once there is a connection."}
    </EmptyState>
  );
}
