import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { SILENCE_MS } from "#domain/constants.ts";
import { requestIdOf } from "#domain/api/apiCall.ts";
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
  };
  onRetry: () => void;
  online: boolean;
  /** What is saved on this device instead, shown where nothing of this screen is. */
  instead?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The states that every answer of the server has: on its way, here, and missing. Data is looked at
 * first: of a copy whose refresh failed the bar tells, where nothing that is read moves for it.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { what, query, onRetry, online, instead, children } = props;
  const isSilent = useElapsed(SILENCE_MS, query.data === undefined && !query.isError);
  if (query.data !== undefined) return children(query.data);
  // Without a connection the first failure says it all; further tries go on behind it.
  const isKnown = query.isError || (!online && query.failureReason !== null);
  if (!isKnown) {
    return (
      <>
        <StillWaiting onRetry={onRetry} />
        {isSilent && instead !== undefined ? (
          // In its place, so that nothing moves.
          <>
            {instead}
            <p role="status" className="visually-hidden">
              Loading {what}
            </p>
          </>
        ) : (
          <Skeleton title={`Loading ${what}`} />
        )}
      </>
    );
  }
  const requestId = requestIdOf(query.failureReason);
  return (
    <>
      <EmptyState
        drawing={online ? undefined : "noSignal"}
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
