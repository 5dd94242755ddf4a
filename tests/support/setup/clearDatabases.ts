/**
 * Empties every database of the phone. Whatever a test left behind may still be writing: nothing
 * must be found twice in a row.
 */
export async function clearDatabases(): Promise<void> {
  for (let empty = 0; empty < 2;) empty = (await clearOnce()) ? 0 : empty + 1;
}

/** @returns whether there was anything */
async function clearOnce(): Promise<boolean> {
  let found = false;
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store, "readwrite").objectStore(store);
      if ((await settled(records.count())) === 0) continue;
      found = true;
      await settled(records.clear());
    }
    database.close();
  }
  return found;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("no answer")));
  });
}
