import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";

/** Why the browser is asked: the visitor has installed the app, or keeps a store. */
type Reason = "installed" | "store";

/** Under this key it is noted for what the browser was asked. */
const ASKED_KEY = "storage-asked";

/** Whether the browser has promised to keep what is saved; `null` while it is not known, and where it does not tell. */
const isPromised = createAtom<boolean | null>(null);

/**
 * Asks the browser not to throw away by itself what is saved here, once for each reason: some ask the visitor then, and
 * others decide by how much the site is used, which is more after it was installed.
 */
export async function askToKeepStorage(reason: Reason): Promise<void> {
  try {
    if (await readPromise()) return;
    if (wasAskedFor(reason)) return;
    isPromised.set(await navigator.storage.persist());
  } catch {
    // A browser that cannot promise anything, or denies storage.
  }
}

/** Reads it anew. @throws where the browser does not tell */
async function readPromise(): Promise<boolean> {
  const promised = await navigator.storage.persisted();
  isPromised.set(promised);
  return promised;
}

/** Notes it, too. @throws where storage is denied: it would be asked for again and again */
function wasAskedFor(reason: Reason): boolean {
  const asked = (localStorage.getItem(ASKED_KEY) ?? "").split(" ");
  if (asked.includes(reason)) return true;
  localStorage.setItem(ASKED_KEY, [...asked, reason].join(" ").trim());
  return false;
}

export function useIsStorageKept(): boolean | null {
  useEffect(() => {
    readPromise().catch(() => isPromised.set(null));
  }, []);
  return useSelector(isPromised);
}
