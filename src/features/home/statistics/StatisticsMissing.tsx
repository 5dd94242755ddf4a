import { Button } from "#design/button/Button.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
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
        ? "The product statistics could not be loaded. The rest of the site works as usual."
        : "The product statistics have not been saved on this phone yet. They appear once there is a connection."}
    </EmptyState>
  );
}
