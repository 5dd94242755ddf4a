import type { ReactNode } from "react";
import { CutLine } from "./CutLine.tsx";
import { placeName } from "./offerWords.css.ts";

interface StoreAtProps {
  name: ReactNode;
  /** Its town, or its county; "" where neither is known. */
  place: string;
  /** How far it is, where that is known. */
  miles?: string | null;
}

/**
 * Where an offer is, in one order on every list. Bold is what people choose by: how far it is, or else the town; then the
 * store, which gives way by its end.
 */
export const StoreAt = ({ name, place, miles = null }: StoreAtProps) => (
  <CutLine
    name={
      <bdi translate="no" className={placeName}>
        {name}
      </bdi>
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
