import { useEffect, useState } from "react";
import { onCacheIndexChange } from "./largePersister.ts";

/** Room that the site takes on this phone, in bytes; `null` until it is known, or where the browser does not tell. */
export function useStorageUse(): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const usage = await readUsage();
      if (isWanted) setBytes(usage);
    };
    void read();
    const stop = onCacheIndexChange(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return bytes;
}

async function readUsage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}
