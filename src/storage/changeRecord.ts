import { promisifyRequest, type UseStore } from "idb-keyval";

/**
 * Changes one record in one transaction, for page and worker alike. A change that returns the very value it
 * was given writes nothing.
 *
 * @param parse makes a value of whatever lies in storage
 * @returns the value afterwards, and whether it was written
 * @throws DOMException when storage refuses
 */
export function changeRecord<Value>(
  database: UseStore,
  part: string,
  parse: (stored: unknown) => Value,
  to: (value: Value) => Value,
): Promise<{ value: Value; isChanged: boolean }> {
  return database("readwrite", async (store) => {
    const before = parse(await promisifyRequest<unknown>(store.get(part)));
    const value = to(before);
    const isChanged = value !== before;
    if (isChanged) {
      store.put(value, part);
      // A page that is left now would never see the answer, after which the browser commits by itself.
      store.transaction.commit();
    }
    await promisifyRequest(store.transaction);
    return { value, isChanged };
  });
}
