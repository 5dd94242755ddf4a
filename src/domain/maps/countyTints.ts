import { ringsOf, type CountyOutline } from "./geometry.ts";

/** So few that a map of counties needs no more: no two that meet are alike. */
export const TINTS = [0, 1, 2, 3, 4] as const;
export type Tint = (typeof TINTS)[number];

/**
 * A tint for each county, by its name, so that two with a border in common differ: where only a part of the map is seen, it
 * is told by its grounds which county ends where. In turn the one whose neighbours have the most tints is given the first
 * that none of them has.
 */
export function countyTints(outlines: readonly CountyOutline[]): ReadonlyMap<string, Tint> {
  const neighbours = neighboursOf(outlines);
  const tints = new Map<string, Tint>();
  const taken = (name: string) =>
    new Set([...(neighbours.get(name) ?? [])].flatMap((each) => tints.get(each) ?? []));
  const waiting = new Set(outlines.map(({ name }) => name));
  while (waiting.size > 0) {
    const rank = (name: string) => taken(name).size * 100 + (neighbours.get(name)?.size ?? 0);
    const next = [...waiting].reduce((most, each) => (rank(each) > rank(most) ? each : most));
    const own = taken(next);
    tints.set(next, TINTS.find((tint) => !own.has(tint)) ?? 0);
    waiting.delete(next);
  }
  return tints;
}

/** Counties that share two corners of their outlines, which are drawn from one set of borders. */
function neighboursOf(outlines: readonly CountyOutline[]): ReadonlyMap<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { name, d } of outlines)
    for (const { x, y } of ringsOf(d).flat()) {
      const key = `${String(x)} ${String(y)}`;
      owners.set(key, (owners.get(key) ?? new Set()).add(name));
    }
  const shared = new Map<string, Map<string, number>>();
  for (const names of owners.values())
    for (const one of names) {
      const own = shared.get(one) ?? new Map<string, number>();
      shared.set(one, own);
      for (const other of names) if (other !== one) own.set(other, (own.get(other) ?? 0) + 1);
    }
  return new Map(
    [...shared].map(([name, counts]) => [
      name,
      new Set([...counts].flatMap(([other, corners]) => (corners >= 2 ? [other] : []))),
    ]),
  );
}
