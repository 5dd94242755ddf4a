import { useEffect, useState } from "react";

/**
 * What a part of the code makes that is loaded when it is wanted. It is no answer of the server: the query
 * cache would count it among those whose age and failures the page's notices say.
 *
 * @param wanted names what is wanted, `null` for nothing yet; the same again is not loaded again
 * @returns `null` until it is there, and where it cannot be loaded
 */
export function useLoaded<Value>(
  wanted: string | null,
  load: (wanted: string) => Promise<Value>,
): Value | null {
  const [loaded, setLoaded] = useState<{ wanted: string; value: Value } | null>(null);
  useEffect(() => {
    if (wanted === null) return undefined;
    let isMeant = true;
    const take = (value: Value) => (isMeant ? setLoaded({ wanted, value }) : undefined);
    load(wanted).then(take, () => {});
    return () => {
      isMeant = false;
    };
    // Only what is wanted decides; the function is another one with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return loaded !== null && loaded.wanted === wanted ? loaded.value : null;
}
