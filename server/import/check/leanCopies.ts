/**
 * Makes copies of objects that have exactly these names. What was filled name by name, as schemas do
 * it, V8 keeps as a table; a copy of an object that it knows takes a seventh of the memory, which
 * counts where a file has a quarter of a million rows.
 */
export function leanCopies<Whole extends object>(
  names: readonly (keyof Whole)[],
): (whole: Whole) => Whole;
export function leanCopies(
  names: readonly PropertyKey[],
): (whole: Readonly<Record<PropertyKey, unknown>>) => object {
  const blank = Object.fromEntries(names.map((name) => [name, null]));
  return (whole) => {
    const copy: Record<PropertyKey, unknown> = { ...blank };
    for (const name of names) copy[name] = whole[name];
    return copy;
  };
}
