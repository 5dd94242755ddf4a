import type { StoreOffer } from "#domain/offers/offers.ts";

/** A row as it lies in the database: the API's JSON, under a number of its own. */
const OFFERS = "offers";
const BY_STORE = "by store";

/** Opens the database, which the first visit fills from the API. */
export async function openRows(): Promise<IDBDatabase> {
  const request = indexedDB.open("naive", 1);
  request.addEventListener("upgradeneeded", () => {
    request.result
      .createObjectStore(OFFERS, { autoIncrement: true })
      .createIndex(BY_STORE, "store.slug");
  });
  const database = await settled(request);
  if ((await settled(database.transaction(OFFERS).objectStore(OFFERS).count())) === 0)
    await fill(database);
  return database;
}

/** Rows of one store, or of all. */
export function readRows(database: IDBDatabase, store: string): Promise<StoreOffer[]> {
  const rows = database.transaction(OFFERS).objectStore(OFFERS);
  return settled(store === "all" ? rows.getAll() : rows.index(BY_STORE).getAll(store));
}

async function fill(database: IDBDatabase): Promise<void> {
  const response = await fetch("/api/rows");
  const rows: StoreOffer[] = await response.json();
  const writing = database.transaction(OFFERS, "readwrite");
  for (const row of rows) writing.objectStore(OFFERS).put(row);
  await new Promise((resolve, reject) => {
    writing.addEventListener("complete", resolve);
    writing.addEventListener("error", () => reject(new Error("not written")));
  });
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("the database does not answer")));
  });
}
