import type { ReactNode } from "react";
import { CutLine } from "./CutLine.tsx";
import { placeName } from "./offerWords.css.ts";

interface StoreAtProps {
  name: string;
  /** Its town, or its county; "" where neither is known. */
  place: string;
  /** How far it is, which says more than its town. */
  miles?: string | null;
}

/**
 * Where an offer is. Bold is what people choose by, on every list: the town, or how far it is; then the store. A name that has
 * its town in it says that once: “Bloom **Columbus** West”.
 */
export const StoreAt = (props: StoreAtProps) => (
  <CutLine name={<StoreName {...props} />} facts={[placeBeside(props)]} />
);

/** The name, and its town in bold where it has it in it: alone where it is the way to the store. */
export function StoreName({ name, place, miles = null }: StoreAtProps) {
  const parts = miles === null ? aroundTown(name, place) : null;
  return (
    <bdi translate="no" className={placeName}>
      {parts === null ? (
        name
      ) : (
        <>
          {parts[0]}
          <b>{parts[1]}</b>
          {parts[2]}
        </>
      )}
    </bdi>
  );
}

/** What stands before the name, a fact of its line; "" where there is nothing to say. */
export function placeBeside({ name, place, miles = null }: StoreAtProps): ReactNode {
  if (miles !== null) return <b key="miles">{miles}</b>;
  if (place === "" || aroundTown(name, place) !== null) return "";
  return (
    <b key="place">
      <bdi translate="no">{place}</bdi>
    </b>
  );
}

/** A name before its town, that, and what is after it; `null` where it is no word of the name. */
function aroundTown(name: string, town: string): readonly [string, string, string] | null {
  if (town === "") return null;
  const at = ` ${name} `.toLowerCase().indexOf(` ${town.toLowerCase()} `);
  if (at < 0) return null;
  const end = at + town.length;
  return [name.slice(0, at), name.slice(at, end), name.slice(end)];
}
