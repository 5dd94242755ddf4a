import type { ReactElement } from "react";
import { closeUp, CutLine } from "./CutLine.tsx";
import { briefTown } from "./cutLine.css.ts";
import { placeName } from "./offerWords.css.ts";

interface StoreAtProps {
  /** Or the way to it, with its name in it. */
  name: string | ReactElement;
  /** Its town, or its county; "" where neither is known. */
  place: string;
  /** How far it is, where that is known. */
  miles?: string | null;
}

/**
 * Where an offer is, in one order and in one line on every list. Bold is what people choose by: how far it is, or else the
 * town; then the town, and last the store. Where both have no room the town's end goes first, and never all of it (cutLine.css.ts).
 */
export function StoreAt({ name, place, miles = null }: StoreAtProps) {
  const store =
    typeof name === "string" ? (
      <bdi translate="no" className={placeName} title={name}>
        {name}
      </bdi>
    ) : (
      name
    );
  const town =
    place === "" ? (
      ""
    ) : (
      <bdi
        key="town"
        translate="no"
        className={miles === null && place.length <= BRIEF ? briefTown : closeUp(place)}
      >
        {miles === null ? <b>{place}</b> : place}
      </bdi>
    );
  return (
    <CutLine
      keepsName
      name={store}
      facts={[miles === null ? "" : <b key="miles">{miles}</b>, town]}
    />
  );
}

/** So many letters of its town a line keeps whatever else it has to hold. */
const BRIEF = 8;
