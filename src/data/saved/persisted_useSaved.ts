import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useRead } from "./useSaved.ts";

/**
 * What is read from the saved answers; `null` until the phone has answered.
 *
 * @param read must stay the same function between renders
 * @param answeredAt when an answer came that is read, too: a phone that keeps nothing writes no copy of it
 */
export function useSaved<Data>(
  read: (queryClient: QueryClient) => Promise<Data>,
  answeredAt = 0,
): Data | null {
  const queryClient = useQueryClient();
  return useRead(
    useCallback(() => read(queryClient), [queryClient, read]),
    answeredAt,
  );
}
