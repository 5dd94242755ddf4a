import type { ReactElement } from "react";
import { CutLine } from "./CutLine.tsx";
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
 * Where an offer is, in one order on every list. Bold is what people choose by: how far it is, or else the town; then the
 * store, which gives way by its end, and is never left out.
 */
export const StoreAt = ({ name, place, miles = null }: StoreAtProps) => (
  <CutLine
    keepsName
    name={
      typeof name === "string" ? (
        <bdi translate="no" className={placeName}>
          {name}
        </bdi>
      ) : (
        name
      )
    }
    facts={[
      miles === null ? "" : <b key="miles">{miles}</b>,
      place === "" ? (
        ""
      ) : (
        <bdi key="place" translate="no">
          {miles === null ? <b>{place}</b> : place}
        </bdi>
      ),
    ]}
  />
);
