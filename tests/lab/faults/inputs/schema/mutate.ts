import * as fc from "fast-check";
import { nastyValue, OWN_NAMES } from "../nasty.ts";

/** A change of one place of a JSON value; numbers choose among what is there. */
interface Change {
  at: number;
  how: "replace" | "remove" | "rename" | "double" | "grow";
  value: unknown;
  name: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom("replace", "replace", "replace", "remove", "rename", "double", "grow"),
  value: nastyValue,
  name: fc.constantFrom(...OWN_NAMES),
});

/** One to three changes of a value, anywhere in it. */
export const changesOf = (most = 3): fc.Arbitrary<Change[]> =>
  fc.array(change, { minLength: 1, maxLength: most });

/** Does the changes to a copy. */
export function mutate(value: unknown, changes: readonly Change[]): unknown {
  const root: Holder = { value: structuredClone(value) };
  for (const each of changes) apply(root, each);
  return root["value"];
}

type Holder = Record<string, unknown>;

/** JSON may have a member of this name, which an assignment would take for something else. */
function set(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function apply(root: Holder, { at, how, value, name }: Change): void {
  const places = placesOf(root);
  const place = places[at % places.length];
  if (place === undefined) return;
  const { holder, key } = place;
  const here = holder[key];
  if (how === "remove" && holder !== root) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (how === "rename" && !Array.isArray(holder) && holder !== root) {
    delete holder[key];
    set(holder, name, here);
  } else if (how === "double") set(holder, key, [here, here]);
  else if (how === "grow" && typeof here === "string") set(holder, key, here.repeat(200));
  else set(holder, key, value);
}

/** Every place that holds a value, breadth first and no more than are needed to choose among. */
function placesOf(root: Holder): { holder: Holder; key: string }[] {
  const places: { holder: Holder; key: string }[] = [{ holder: root, key: "value" }];
  for (let at = 0; at < places.length && places.length < 5_000; at += 1) {
    const place = places[at];
    const value = place?.holder[place.key];
    if (typeof value !== "object" || value === null) continue;
    const inner: Holder = Object(value);
    for (const each of Object.keys(inner)) places.push({ holder: inner, key: each });
  }
  return places;
}
