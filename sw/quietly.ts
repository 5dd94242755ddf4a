/** What the work answers, or `undefined` when it fails: storage and network may refuse at any time. */
export async function quietly<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
