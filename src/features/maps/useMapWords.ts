import { useMemo, useState } from "react";
import { useTyped } from "#design/controls/useTyped.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import type { VisitorPlace } from "./useTypedPlace.ts";

/**
 * What is typed into the map's one field. Words for stores are in the address; what may be the place that the visitor is
 * at, or wants to be at, is in none: it stays in the field.
 *
 * @param inAddress the words that the address has
 * @param write puts words there, or takes them away
 */
export function useMapWords(
  stores: readonly StoreProfile[],
  visitor: VisitorPlace,
  inAddress: string,
  write: (words: string) => void,
) {
  const typed = useTyped(inAddress, write);
  const [placeWords, setPlaceWords] = useState("");
  const names = useMemo(() => stores.map(({ name }) => name.toLowerCase()), [stores]);
  const isPlace = (text: string): boolean => {
    const words = text.trim().toLowerCase();
    if (words === "") return false;
    const isName = names.some((name) => name.includes(words));
    const place = visitor.lookUp(text)?.name.toLowerCase();
    if (place === undefined) return !isName && /\d/.test(words);
    return !isName || place === words || place === `${words} county`;
  };
  const shown = placeWords === "" ? typed.typed : placeWords;
  return {
    /** What the field shows. */
    typed: shown,
    /** What stores are picked by: of a ZIP none, until it is whole and gone to. */
    q: placeWords !== "" && /\d/.test(placeWords) ? "" : shown,
    isPlace,
    type: (text: string) => {
      const own = isPlace(text);
      setPlaceWords(own ? text : "");
      typed.type(own ? "" : text);
    },
    finish: () => typed.finish(),
  };
}

export type MapWords = ReturnType<typeof useMapWords>;
