/**
 * An object made name by name, in the order of the names: what a schema lists once is not listed
 * again wherever something follows from it. It is whole when the names are all of `Made`: those
 * of a schema or of a table.
 *
 * @param make called once for each name, with the type that this name has in the result
 */
export function mapNames<Made extends object>(
  names: readonly (keyof Made)[],
  make: <Name extends keyof Made>(name: Name) => Made[Name],
): Made;
export function mapNames(
  names: readonly PropertyKey[],
  make: (name: PropertyKey) => unknown,
): object {
  const made: Record<PropertyKey, unknown> = {};
  for (const name of names) made[name] = make(name);
  return made;
}

/** The names of an object that has no others than its type says, in its own order. */
export function namesOf<Named extends object>(named: Named): (keyof Named)[];
export function namesOf(named: object): PropertyKey[] {
  return Object.keys(named);
}
