/**
 * An object made name by name, in the order of the names: what a schema lists once is not listed
 * again wherever something follows from it.
 *
 * @param make called once for each name, with the type that this name has in the result
 */
export function mapNames<Made extends object>(
  names: readonly (keyof Made)[],
  make: <Name extends keyof Made>(name: Name) => Made[Name],
): Made {
  const made: Partial<Made> = {};
  for (const name of names) made[name] = make(name);
  // Whole, because callers give all names of `Made`: those of a schema or of a table.
  return made as Made;
}

/** The names of an object that has no others than its type says, in its own order. */
export function namesOf<Named extends object>(named: Named): (keyof Named)[] {
  return Object.keys(named) as (keyof Named)[];
}
