import { useRead } from "./useSaved.ts";

/** Room that the site takes on this phone, in bytes; `null` until it is known, or where the browser does not tell. */
export function useStorageUse(): number | null {
  return useRead(readUsage);
}

async function readUsage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}
