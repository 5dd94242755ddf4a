/**
 * Converts what stands in many rows, such as a store or a product, once for each key. The values
 * are shared by all of its rows.
 */
export function onceForEach<Row, Result>(
  convert: (row: Row) => Result,
): (key: string, row: Row) => Result {
  const known = new Map<string, Result>();
  return (key, row) => {
    const found = known.get(key) ?? convert(row);
    known.set(key, found);
    return found;
  };
}
