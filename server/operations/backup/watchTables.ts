import type { SnapshotPart, Tally } from "./snapshot.ts";

/** The same parts. @param onTable is told of each table that has been handed on */
export async function* watchTables(
  parts: AsyncIterable<SnapshotPart>,
  onTable: (table: string, tally: Tally) => void,
): AsyncGenerator<SnapshotPart> {
  let table = "";
  for await (const part of parts) {
    if (part.kind === "table") ({ table } = part);
    yield part;
    if (part.kind === "tableEnd") onTable(table, part.tally);
  }
}
