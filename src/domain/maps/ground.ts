import type { MapPoint } from "./geometry.ts";

/** What a state's map lies in, as its community writes it; places in degrees, north and east. */
export interface MapWaters {
  /** Named within these bounds, as near to its middle as there is room. */
  lakes: readonly {
    name: string;
    south: number;
    north: number;
    west: number;
    east: number;
    middle: readonly [lat: number, lon: number];
    /** By so many degrees its name is turned, as it lies. */
    tilt: number;
  }[];
  /** Rivers that are the state's border with others. */
  rivers: readonly { name: string; borders: readonly string[] }[];
  /** Land beyond the waters that is no state, by its shores. */
  farLand: readonly { name: string; rings: readonly (readonly (readonly [number, number])[])[] }[];
}

/** A road on the map as a state's community writes it. */
export interface MapRoad {
  /** As its shields say it. */
  number: string;
  /** It crosses the state: it is named before those of a single city. */
  isLong?: boolean;
  /** That it passes, in degrees, north and east. */
  places: readonly (readonly [lat: number, lon: number])[];
}

/** A part of the drawing, in its units. */
export interface MapBox {
  least: MapPoint;
  most: MapPoint;
}

/** The ground around the state as it is drawn; paths are of SVG, in whole units of the drawing. */
export interface MapGround {
  /** So far the ground is known; what is beyond is blank land. */
  box: MapBox;
  /** The state's own border. */
  state: string;
  /** Its neighbours and the land beyond the waters, cut off at the box. */
  land: readonly { name: string; d: string }[];
  /** Where neighbours meet each other. */
  borders: string;
  /** Where land meets water. */
  coast: string;
  rivers: readonly { name: string; d: string }[];
  /** Those that cross the state first. */
  roads: readonly { number: string; isLong: boolean; d: string }[];
  lakes: readonly { name: string; box: MapBox; at: MapPoint; tilt: number }[];
}
