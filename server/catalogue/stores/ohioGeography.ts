/**
 * Where Ohio and its counties are, as far as a plausibility check needs it: the middle of
 * each county, latitude and longitude in degrees, to about 3 km.
 */
const CENTRES: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  Adams: [38.85, -83.47],
  Allen: [40.77, -84.11],
  Ashland: [40.84, -82.27],
  Ashtabula: [41.71, -80.75],
  Athens: [39.33, -82.05],
  Auglaize: [40.56, -84.22],
  Belmont: [40.02, -80.99],
  Brown: [38.93, -83.87],
  Butler: [39.44, -84.58],
  Carroll: [40.58, -81.09],
  Champaign: [40.14, -83.77],
  Clark: [39.92, -83.78],
  Clermont: [39.05, -84.15],
  Clinton: [39.41, -83.81],
  Columbiana: [40.77, -80.78],
  Coshocton: [40.3, -81.93],
  Crawford: [40.85, -82.92],
  Cuyahoga: [41.44, -81.67],
  Darke: [40.13, -84.62],
  Defiance: [41.32, -84.49],
  Delaware: [40.28, -83.0],
  Erie: [41.38, -82.6],
  Fairfield: [39.75, -82.63],
  Fayette: [39.56, -83.46],
  Franklin: [39.97, -83.01],
  Fulton: [41.6, -84.12],
  Gallia: [38.83, -82.3],
  Geauga: [41.5, -81.17],
  Greene: [39.69, -83.89],
  Guernsey: [40.06, -81.49],
  Hamilton: [39.2, -84.54],
  Hancock: [41.0, -83.67],
  Hardin: [40.66, -83.66],
  Harrison: [40.29, -81.09],
  Henry: [41.33, -84.07],
  Highland: [39.18, -83.6],
  Hocking: [39.5, -82.48],
  Holmes: [40.56, -81.93],
  Huron: [41.15, -82.6],
  Jackson: [39.02, -82.62],
  Jefferson: [40.39, -80.76],
  Knox: [40.4, -82.42],
  Lake: [41.71, -81.24],
  Lawrence: [38.6, -82.53],
  Licking: [40.09, -82.48],
  Logan: [40.39, -83.77],
  Lorain: [41.3, -82.15],
  Lucas: [41.64, -83.66],
  Madison: [39.89, -83.4],
  Mahoning: [41.01, -80.78],
  Marion: [40.59, -83.16],
  Medina: [41.12, -81.9],
  Meigs: [39.08, -82.03],
  Mercer: [40.54, -84.63],
  Miami: [40.05, -84.23],
  Monroe: [39.73, -81.08],
  Montgomery: [39.75, -84.29],
  Morgan: [39.62, -81.85],
  Morrow: [40.52, -82.79],
  Muskingum: [39.97, -81.94],
  Noble: [39.77, -81.46],
  Ottawa: [41.53, -83.02],
  Paulding: [41.12, -84.58],
  Perry: [39.74, -82.24],
  Pickaway: [39.64, -83.02],
  Pike: [39.08, -83.07],
  Portage: [41.17, -81.2],
  Preble: [39.74, -84.65],
  Putnam: [41.02, -84.13],
  Richland: [40.77, -82.54],
  Ross: [39.34, -83.06],
  Sandusky: [41.36, -83.14],
  Scioto: [38.8, -82.99],
  Seneca: [41.12, -83.13],
  Shelby: [40.33, -84.2],
  Stark: [40.81, -81.37],
  Summit: [41.13, -81.53],
  Trumbull: [41.32, -80.76],
  Tuscarawas: [40.44, -81.47],
  Union: [40.3, -83.37],
  "Van Wert": [40.86, -84.59],
  Vinton: [39.25, -82.48],
  Warren: [39.43, -84.17],
  Washington: [39.45, -81.49],
  Wayne: [40.83, -81.89],
  Williams: [41.56, -84.59],
  Wood: [41.36, -83.62],
  Wyandot: [40.84, -83.3],
};

/** No point of a county is further than this from its middle, in kilometres (Ashtabula's corners: 40). */
const COUNTY_REACH_KM = 42;

/** The state's outermost latitudes and longitudes, without its part of Lake Erie. */
const OHIO = { south: 38.4, north: 41.99, west: -84.83, east: -80.51 } as const;

const KM_PER_DEGREE = 111.2;

/** Whether a point is in Ohio, as far as a rectangle around it tells. */
export function isInOhio(lat: number, lon: number): boolean {
  return lat >= OHIO.south && lat <= OHIO.north && lon >= OHIO.west && lon <= OHIO.east;
}

/**
 * Whether a point can be in a county: close enough to its middle. A true one is never
 * refused; one just beyond the border may pass.
 *
 * @param county in its official spelling; an unknown county refuses nothing
 */
export function canBeInCounty(lat: number, lon: number, county: string): boolean {
  const centre = CENTRES[county];
  if (centre === undefined) return true;
  const north = (lat - centre[0]) * KM_PER_DEGREE;
  const east = (lon - centre[1]) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east) <= COUNTY_REACH_KM;
}
