import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { onCacheIndexChange } from "./largePersister.ts";

/**
 * What is read from the saved answers, and read again when one is written or
 * removed, here or in another tab; `null` until the phone has answered.
 *
 * @param read must stay the same function between renders
 */
export function useSaved<Data>(read: (queryClient: QueryClient) => Promise<Data>): Data | null {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<{ data: Data } | null>(null);
  useEffect(() => {
    let newest = 0;
    const refresh = async () => {
      newest += 1;
      const mine = newest;
      const data = await read(queryClient);
      // A slow answer must not replace that of a later question.
      if (mine === newest) setSaved({ data });
    };
    void refresh();
    const stop = onCacheIndexChange(() => void refresh());
    return () => {
      newest = Infinity;
      stop();
    };
  }, [queryClient, read]);
  return saved === null ? null : saved.data;
}
