import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Pin } from "#domain/queries/pins.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { changeSettings } from "#platform/settings.ts";
import { largeQueries } from "#data/queries.ts";

/** Where kept stores are decides whose deals come first. It shows nothing. */
export default function KeptRegion({ pins }: { pins: readonly Pin[] }) {
  const { data: stores } = useQuery(largeQueries.stores);

  useEffect(() => {
    if (!stores) return;
    const kept = stores.filter(({ slug }) => pins.some((pin) => pin.slug === slug));
    changeSettings({ keptRegion: mostCommon(kept.map(({ region }) => region)) });
  }, [pins, stores]);

  return null;
}

/** The region that most are in; of several, the first in the site's order. */
function mostCommon(found: readonly (Region | null)[]): Region | null {
  const count = (region: Region) => found.filter((each) => each === region).length;
  const [most] = REGIONS.filter((region) => count(region) > 0).toSorted(
    (a, b) => count(b) - count(a),
  );
  return most ?? null;
}
