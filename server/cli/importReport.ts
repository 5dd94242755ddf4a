import type { ListedImport } from "../import/importCommand.ts";
import type { ImportResult, Remark } from "../import/result.ts";
import type { UndoneImport, UndoneRows } from "../import/undo/undoImport.ts";
import { printable } from "./printable.ts";

/** Groups of remarks that are printed; `--json` has them all. */
const MOST_GROUPS = 8;
const MOST_ROWS = 5;

/** What one import did, for a person: a summary and the remarks grouped by what they say. */
export function reportImport(fileName: string, result: ImportResult, dryRun: boolean): string {
  const id = result.importId === null ? "" : ` (import ${String(result.importId)})`;
  const title = dryRun ? `${fileName}: dry run, nothing kept` : `${fileName}: imported${id}`;
  const where = result.store === null ? "" : `, ${result.store}`;
  const counts = [
    `${String(result.read)} read`,
    `${String(result.accepted)} accepted`,
    `${String(result.rejected.length)} rejected`,
    `${String(result.created)} created`,
    `${String(result.changed)} changed`,
    `${String(result.unchanged)} unchanged`,
    `${String(result.missing)} missing`,
  ].join(", ");
  return [
    `${title} – ${result.format}${where}`,
    `  ${counts}`,
    ...(result.dealsQueued > 0 || result.alertsQueued > 0 ? [dealsLine(result)] : []),
    ...reportRemarks("rejected", result.rejected),
    ...reportRemarks("warning", result.warnings),
  ]
    .map(printable)
    .join("\n");
}

function dealsLine({ dealsQueued, alertsQueued }: ImportResult): string {
  const counted = (figure: number, what: string) =>
    `${String(figure)} ${what}${figure === 1 ? "" : "s"}`;
  return `  ${counted(dealsQueued, "new deal")}, ${counted(alertsQueued, "alert")} queued`;
}

function reportRemarks(title: string, remarks: readonly Remark[]): string[] {
  const groups = new Map<string, Remark[]>();
  for (const remark of remarks) {
    // Figures differ from row to row; the group is about what they have in common.
    const key = `${remark.field} ${remark.reason.replaceAll(/\$[\d.]+|row \d+/g, "")}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(remark);
  }
  const lines = [...groups.values()]
    .slice(0, MOST_GROUPS)
    .map((group) => `  ${title}: ${reportGroup(group)}`);
  const left = groups.size - MOST_GROUPS;
  return left > 0 ? [...lines, `  ${title}: ${String(left)} other kinds; --json lists all`] : lines;
}

/** The first remark of a group, and which rows are like its own. */
function reportGroup(group: readonly Remark[]): string {
  const [first] = group;
  if (first === undefined) return "";
  const what = `${first.field} ${first.reason}`;
  const rows = group.flatMap(({ row }) => (row === null ? [] : [String(row)]));
  if (rows.length === 0) return what;
  const [own = "", ...others] = rows.slice(0, MOST_ROWS);
  // The figures of one row are not said of others that have their own.
  const isOfAll = group.every(({ reason }) => reason === first.reason);
  const between = others.length === 0 ? "" : isOfAll ? ", " : "; likewise row ";
  const more = rows.length > MOST_ROWS ? ` and ${String(rows.length - MOST_ROWS)} more` : "";
  return `${what} (row ${own}${between}${others.join(", ")}${more})`;
}

/** The list of imports, a line each. */
export function reportList(imports: readonly ListedImport[]): string {
  if (imports.length === 0) return "Nothing has been imported yet.";
  return imports
    .map(({ id, importedAt, format, fileName, result, observedAt, undoneAt }) =>
      [
        String(id),
        importedAt,
        format,
        fileName,
        result === null ? "" : listedCounts(result),
        observedAt === null ? "" : `as of ${observedAt}`,
        undoneAt === null ? "" : `undone ${undoneAt}`,
      ]
        .filter((part) => part !== "")
        .join("  "),
    )
    .map(printable)
    .join("\n");
}

/** Of a list's line only what an operator looks for: how much was written, and what went amiss. */
function listedCounts({ created, changed, missing, rejected }: ImportResult): string {
  const gone = missing > 0 ? [`missing ${String(missing)}`] : [];
  return [
    `created ${String(created)}`,
    `changed ${String(changed)}`,
    ...gone,
    `rejected ${String(rejected.length)}`,
  ].join(", ");
}

/** What an undo did, in one line. */
export function reportUndo({ importId, fileName, removed, restored }: UndoneImport): string {
  const counts = ({ stores, products, offers }: UndoneRows) =>
    `${String(stores)} stores, ${String(products)} products, ${String(offers)} offers`;
  return printable(
    `${fileName}: import ${String(importId)} is undone – removed ${counts(removed)}; restored ${counts(restored)}`,
  );
}
