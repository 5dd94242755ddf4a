import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { chip, chips } from "#design/chip/chip.css.ts";
import { usePins } from "#data/pins.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { changeSettings } from "#platform/settings.ts";
import { searchQueries } from "../search/queries.ts";

/** The stores kept on this phone, one tap from home. Where they are decides whose deals come first. */
export default function KeptStores() {
  const pins = usePins();
  const hasSome = pins !== null && pins.length > 0;
  const { data: stores } = useQuery({ ...searchQueries.stores, enabled: hasSome });

  useEffect(() => {
    if (pins?.length === 0) changeSettings({ keptRegion: null });
    if (!pins?.length || !stores) return;
    const kept = stores.filter(({ slug }) => pins.some((pin) => pin.slug === slug));
    changeSettings({ keptRegion: mostCommon(kept.map(({ region }) => region)) });
  }, [pins, stores]);

  if (pins === null) return null;
  if (!hasSome)
    return (
      <p>
        None yet. <Link to="/dispensary-menus">Choose one</Link>: its menu then opens without a
        signal, too.
      </p>
    );
  return (
    <ul className={chips}>
      {pins.map(({ slug, name }) => (
        <li key={slug}>
          <Link to="/dispensary-menus" search={{ store: slug }} className={chip()}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The region that most are in; of several, the first in the site's order. */
function mostCommon(found: readonly (Region | null)[]): Region | null {
  const count = (region: Region) => found.filter((each) => each === region).length;
  const [most] = REGIONS.filter((region) => count(region) > 0).toSorted(
    (a, b) => count(b) - count(a),
  );
  return most ?? null;
}
