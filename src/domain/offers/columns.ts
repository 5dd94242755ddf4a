import * as v from "valibot";

/**
 * One property of many rows, dictionary-encoded: every distinct value once, and
 * for each row the place of its value. Compact on the wire, quick to restore from
 * storage, and a filter looks at each distinct value once instead of at each row.
 */
export interface Column<Value> {
  readonly values: readonly Value[];
  /** For each row an index into `values`. */
  readonly index: RowIndex;
}

/** Small whole numbers, one for each row. */
export type RowIndex = Uint16Array | Uint32Array;

/** A column as JSON carries it; without `index` every row has a value of its own, in order. */
export interface EncodedColumn<Value> {
  values: Value[];
  index?: number[];
}

/** Encodes the rows' values. Objects are the same value when they are written the same. */
export function encodeColumn<Value>(rows: readonly Value[]): EncodedColumn<Value> {
  const places = new Map<unknown, number>();
  const values: Value[] = [];
  const index = rows.map((value) => {
    const key = typeof value === "object" && value !== null ? JSON.stringify(value) : value;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, values.length);
    return values.push(value) - 1;
  });
  return values.length === rows.length ? { values } : { values, index };
}

/** The value of a row. @throws RangeError when there is no such row */
export function valueAt<Value>({ values, index }: Column<Value>, row: number): Value {
  const place = index[row];
  const value = place === undefined ? undefined : values[place];
  if (value === undefined) throw new RangeError(`no row ${String(row)}`);
  return value;
}

/** Reads row numbers, as JSON has them or as a saved copy does; each is at most `highest`. */
function packRowIndex(given: unknown, highest: number): RowIndex | null {
  const saved = given instanceof Uint16Array || given instanceof Uint32Array;
  if (!saved && !Array.isArray(given)) return null;
  const rows: ArrayLike<unknown> = given;
  const packed = saved
    ? given
    : highest < 0xffff
      ? new Uint16Array(rows.length)
      : new Uint32Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) {
    const place = rows[row];
    if (typeof place !== "number" || !(place >= 0 && place <= highest) || place % 1 !== 0) {
      return null;
    }
    if (!saved) packed[row] = place;
  }
  return packed;
}

/** A column whose values satisfy `value`, from the wire or from a saved copy. */
export function ColumnSchema<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.pipe(
    v.object({ values: v.array(value), index: v.optional(v.unknown()) }),
    v.rawTransform(({ dataset, addIssue, NEVER }): Column<Value> => {
      const { values, index } = dataset.value;
      const packed =
        index === undefined
          ? Uint32Array.from(values.keys())
          : packRowIndex(index, values.length - 1);
      if (packed !== null) return { values, index: packed };
      addIssue({ message: "a row points at no value" });
      return NEVER;
    }),
  );
}

/** Numbers of rows of another table, at most 2³² − 1; whether those rows exist is for that table to say. */
export const RowIndexSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): RowIndex => {
    const packed = packRowIndex(dataset.value, 0xffff_ffff);
    if (packed !== null) return packed;
    addIssue({ message: "not a list of row numbers" });
    return NEVER;
  }),
);
