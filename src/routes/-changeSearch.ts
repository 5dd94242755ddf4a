interface SearchChange<Search> {
  search: (now: Search) => Search;
  resetScroll: false;
}

/**
 * Writes filters into the address. Each change is an entry of the browser's history, so that Back
 * undoes the last one instead of leaving the list.
 */
export function changeSearch<Search>(navigate: (to: SearchChange<Search>) => Promise<void>) {
  return (changes: Partial<NoInfer<Search>>): void => {
    void navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false });
  };
}
