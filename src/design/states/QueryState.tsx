import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { SILENCE_MS } from "#domain/constants.ts";
import { requestIdOf } from "#domain/api/apiCall.ts";
import { RefreshFailed } from "./RefreshFailed.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { StillWaiting } from "./StillWaiting.tsx";
import { Text } from "../words/Text.tsx";
import { useElapsed } from "./useElapsed.ts";

interface QueryStateProps<Data> {
  /** What is asked for, as in "The menu could not be loaded." */
  what: string;
  query: {
    data: Data | undefined;
    isError: boolean;
    /** Of a first try already, while others follow. */
    failureReason: unknown;
    dataUpdatedAt: number;
  };
  onRetry: () => void;
  online: boolean;
  now: number;
  /** What is saved on this device instead, shown where nothing of this screen is. */
  instead?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The states that every answer of the server has: on its way, here, here but old,
 * and missing. Data is looked at first: a copy whose refresh failed is both.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { what, query, onRetry, online, now, instead, children } = props;
  const isSilent = useElapsed(SILENCE_MS, query.data === undefined && !query.isError);
  if (query.data !== undefined) {
    return (
      <>
        {query.isError ? (
          <RefreshFailed savedAt={query.dataUpdatedAt} now={now} onRetry={onRetry} />
        ) : null}
        {children(query.data)}
      </>
    );
  }
  // Without a connection the first failure says it all; further tries go on behind it.
  const isKnown = query.isError || (!online && query.failureReason !== null);
  if (!isKnown) {
    return (
      <>
        <StillWaiting onRetry={onRetry} />
        {isSilent ? instead : null}
        <Skeleton title={`Loading ${what}`} />
      </>
    );
  }
  const requestId = requestIdOf(query.failureReason);
  return (
    <>
      <EmptyState
        action={
          <>
            <Button kind="primary" onClick={onRetry}>
              Retry
            </Button>
            {online && requestId !== null ? (
              <Text as="small" tone="quiet" size="sm">
                Reference: {requestId}
              </Text>
            ) : null}
          </>
        }
      >
        {online
          ? `Something went wrong: ${what} could not be loaded.`
          : "Not saved on this device yet. Connect to load it."}
      </EmptyState>
      {instead}
    </>
  );
}
