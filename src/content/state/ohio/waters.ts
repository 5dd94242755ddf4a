import type { MapWaters } from "#domain/maps/ground.ts";

/**
 * The waters of the map, from which `npm run maps` makes the ground around the state. Borders and the American shores come
 * from the package us-atlas; the Canadian shore, which it has not, is written here by its towns and points, to about 2 km.
 */
export const WATERS: MapWaters = {
  lakes: [
    {
      name: "Lake Erie",
      south: 41.3,
      north: 42.3,
      west: -83.4,
      east: -79,
      middle: [41.85, -81.75],
      tilt: -14,
    },
  ],
  // A river that is the border with these states.
  rivers: [{ name: "Ohio River", borders: ["Kentucky", "West Virginia"] }],
  farLand: [
    {
      name: "Ontario",
      rings: [
        [
          [44, -82.4],
          [43, -82.41],
          [42.78, -82.47],
          [42.6, -82.51],
          [42.47, -82.42],
          [42.32, -82.43],
          [42.3, -82.53],
          [42.3, -82.71],
          [42.34, -82.93],
          [42.32, -83.05],
          [42.26, -83.1],
          [42.1, -83.11],
          [42.04, -83.1],
          [41.98, -82.93],
          [42.02, -82.74],
          [42.03, -82.6],
          [41.91, -82.51],
          [42.02, -82.48],
          [42.09, -82.44],
          [42.18, -82.24],
          [42.26, -81.92],
          [42.25, -81.86],
          [42.33, -81.85],
          [42.5, -81.61],
          [42.66, -81.21],
          [42.64, -80.8],
          [42.58, -80.45],
          [42.55, -80.06],
          [42.6, -80.25],
          [42.63, -80.45],
          [42.79, -80.2],
          [42.81, -79.95],
          [42.85, -79.58],
          [42.87, -79.25],
          [42.9, -78.91],
          [43.08, -79.06],
          [43.26, -79.06],
          [44, -79.06],
        ],
        [
          [41.83, -82.65],
          [41.8, -82.63],
          [41.73, -82.64],
          [41.72, -82.68],
          [41.79, -82.69],
        ],
      ],
    },
  ],
};
