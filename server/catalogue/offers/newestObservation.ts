/** When the newest of some offers was seen; `null` without any. Moments in one format sort like texts. */
export function newestObservation(observed: readonly { observedAt: string }[]): string | null {
  const newest = observed.reduce(
    (latest, { observedAt }) => (latest > observedAt ? latest : observedAt),
    "",
  );
  return newest === "" ? null : newest;
}
