/** Room that the site takes on this phone, in bytes; `null` where the browser does not tell. */
export async function readStorageUse(): Promise<number | null> {
  try {
    const { usage } = await navigator.storage.estimate();
    return usage ?? null;
  } catch {
    return null;
  }
}
