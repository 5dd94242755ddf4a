import * as v from "valibot";
import { mapNames, namesOf } from "../mapNames.ts";
import { ColumnSchema, encodeColumn, valueAt, type Column, type EncodedColumn } from "./columns.ts";

/** A schema's fields whose values are the fields of `Row`. */
type Fields<Row> = { readonly [Name in keyof Row]: v.GenericSchema<unknown, Row[Name]> };

/** Many rows, a column for each of their fields. */
export type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> };

/** The same as JSON carries it. */
export type EncodedColumns<Row> = { [Name in keyof Row]: EncodedColumn<Row[Name]> };

type ColumnSchemas<Row> = { [Name in keyof Row]: ReturnType<typeof ColumnSchema<Row[Name]>> };

/**
 * Rows of one kind as columns. Schema, encoder and reader follow from the fields of the row's own
 * schema, whose order is the order of the columns on the wire. To be made once, where the schema is.
 */
export function rowColumns<Row extends object>(fields: Fields<Row>) {
  const names: (keyof Row)[] = namesOf(fields);
  return {
    /** Schemas of the columns, for the object that carries them. */
    entries: mapNames<ColumnSchemas<Row>>(names, (name) => ColumnSchema(fields[name])),
    /** Writes rows for the wire. */
    encode: (rows: readonly Row[]): EncodedColumns<Row> =>
      mapNames<EncodedColumns<Row>>(names, (name) => encodeColumn(rows.map((row) => row[name]))),
    /** One row as an object. @throws RangeError when there is no such row */
    rowAt: (columns: Columns<Row>, row: number): Row =>
      mapNames<Row>(names, (name) => valueAt(columns[name], row)),
  };
}
