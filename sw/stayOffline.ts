import { createStore, get } from "idb-keyval";
import { STAY_OFFLINE, STAY_OFFLINE_PART } from "#domain/api/weakSignal.ts";
import { fromStorage } from "./storage.ts";

/** Whether the visitor wants no calls, of the worker either. */
export async function wantsNoCalls(): Promise<boolean> {
  const store = () => createStore(STAY_OFFLINE.database, STAY_OFFLINE.store);
  return (await fromStorage(undefined, () => get<unknown>(STAY_OFFLINE_PART, store()))) === true;
}
