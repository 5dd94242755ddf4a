import { useEffect, useState } from "react";
import { onCacheIndexChange } from "./largePersister.ts";

/**
 * What is read from this phone, and read again when a copy is written or removed, here or in
 * another tab; `null` until the phone has answered.
 *
 * @param read must stay the same function between renders
 * @param version it is read again when this changes, too
 */
export function useRead<Data>(read: () => Promise<Data>, version = 0): Data | null {
  const [found, setFound] = useState<{ data: Data; version: number } | null>(null);
  useEffect(() => {
    let newest = 0;
    const refresh = async () => {
      newest += 1;
      const mine = newest;
      const data = await read();
      // A slow answer must not replace that of a later question.
      if (mine === newest) setFound({ data, version });
    };
    void refresh();
    const stop = onCacheIndexChange(() => void refresh());
    return () => {
      newest = Infinity;
      stop();
    };
  }, [read, version]);
  return found === null ? null : found.data;
}
