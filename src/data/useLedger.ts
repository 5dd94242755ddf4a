import { useEffect, useState } from "react";
import type { LedgerEntry } from "#domain/copyLedger.ts";
import { readLedger } from "./copyLedger.ts";
import { onLedgerChange } from "./largePersister.ts";

/** What is known of every large copy on this phone, by its key. */
export function useLedger(): ReadonlyMap<string, LedgerEntry> {
  const [ledger, setLedger] = useState<ReadonlyMap<string, LedgerEntry>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const entries = await readLedger();
      if (isWanted) setLedger(entries);
    };
    void read();
    const stop = onLedgerChange(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return ledger;
}
