/** A drawing of the state in Web Mercator, in its own units, from its upper left corner. */
export interface MapFrame {
  width: number;
  height: number;
  /** Units of one radian of longitude. */
  scale: number;
  /** Where longitude 0 and the equator lie. */
  left: number;
  top: number;
}

/** A county as it is drawn. */
export interface CountyOutline {
  name: string;
  /** Path of an SVG: closed rings of a place and steps, in whole units of the drawing. */
  d: string;
}
