import type { ReactElement } from "react";
import { CutLine, Spare } from "./CutLine.tsx";
import { nearStore, townBehind } from "./storeAt.css.ts";
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
 * store, whose name goes to a second line before it is cut. Behind a distance the town comes last, where there is room.
 */
export function StoreAt({ name, place, miles = null }: StoreAtProps) {
  const store =
    typeof name === "string" ? (
      <bdi translate="no" className={placeName}>
        {name}
      </bdi>
    ) : (
      name
    );
  const town =
    place === "" ? "" : <bdi translate="no">{miles === null ? <b>{place}</b> : place}</bdi>;
  if (miles === null) return <CutLine keepsName name={store} facts={[town]} />;
  return (
    <span className={nearStore}>
      <CutLine keepsName name={store} facts={[<b key="miles">{miles}</b>]} />
      {town === "" ? null : <Spare className={townBehind}> · {town}</Spare>}
    </span>
  );
}
