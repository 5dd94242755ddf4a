import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { useOnline } from "#platform/connection.ts";

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
        ? "The statistics could not be loaded. The rest works as usual."
        : "Not saved on this device yet. Connect to load the statistics."}
    </EmptyState>
  );
}
