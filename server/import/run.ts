import { eq, sql, is } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { bumpDataVersion } from "../db/dataVersion.ts";
import { imports } from "../db/schema/imports.ts";
import { takeImportLock } from "../db/sql/locks.ts";
import { recomputeTwins } from "../catalogue/facts/recomputeTwins.ts";
import { forgetMovedStores } from "../catalogue/facts/weeks.ts";
import { findIncoming, type IncomingIdentity } from "./incoming/incomingKey.ts";
import type { CheckedStore } from "./check/storeChecks.ts";
import { UnusableFileError } from "../csv.ts";
import { storedResult, nothingImported, type ImportResult } from "./result.ts";
import { noRowAccepted, parseImport, type ParsedImport } from "./parseImport.ts";
import {
  lastIds,
  recordChanges,
  recordCreated,
  recordStores,
  rememberRows,
} from "./undo/effects.ts";
import { onlyOne, writeMenu } from "./write/menuWrite.ts";
import { listChanges } from "./stores/listChanges.ts";
import { writeStores } from "./stores/storeWrite.ts";
import { writeTaxes } from "./taxes/taxWrite.ts";
import { suspectedStores } from "./write/suspectedStores.ts";
import { PgliteTransaction } from "drizzle-orm/pglite";

/**
 * Queues alerts of the deals that a menu has brought, inside its import's transaction: they
 * exist if and only if the prices do.
 */
export type QueueAlerts = (
  tx: Db,
  importId: number,
  now: number,
  moreFollows?: boolean,
) => Promise<Pick<ImportResult, "dealsQueued" | "alertsQueued">>;

export interface ImportRequest {
  fileName: string;
  content: Uint8Array;
  /** `null`: detected by content. */
  format: string | null;
  /** The store of rows that name none. */
  storeSlug: string | null;
  /** Only rows of that store may come in, and no list of stores. */
  isBound?: boolean;
  /** Overrides the file's own times; epoch milliseconds. */
  observedAt: number | null;
  /** The file is its stores' whole menu. */
  full: boolean;
  /** Everything is done and then taken back. */
  dryRun: boolean;
  /** Another file of the same command follows, and one alert is enough for all of them. */
  moreFollows?: boolean;
  /** What it is known by, if it is to come in once only. */
  arrival?: IncomingIdentity;
  now: number;
  queueAlerts: QueueAlerts;
  onProgress?: (line: string) => void;
}

/** A file of so many rows takes seconds, so the operator sees the progress. */
const WORTH_A_WORD = 5_000;

/** Takes a dry run back; carries its result out of the transaction. */
class DryRun extends Error {
  constructor(readonly result: ImportResult) {
    super("dry run");
  }
}

/**
 * Imports one file in one transaction: all of it or nothing. Imports wait for each
 * other, in this process and across processes, so that two never decide on the
 * same old state. What has arrived before is not imported again; the result is the one of then.
 *
 * @throws UnusableFileError when nothing of the file can be imported; the database is as before
 */
export async function importFile(db: Db, request: ImportRequest): Promise<ImportResult> {
  return await importParsed(db, parseImport(request.content, request), request);
}

/** The same for a file that the caller has read and checked already. */
export async function importParsed(
  db: Db,
  file: ParsedImport,
  request: Omit<ImportRequest, "content">,
): Promise<ImportResult> {
  if (file.read >= WORTH_A_WORD) {
    request.onProgress?.(`${request.fileName}: ${String(file.read)} rows read, now writing`);
  }
  try {
    return await db.transaction(async (tx) => {
      await takeImportLock(tx);
      const known = request.arrival ? await findIncoming(tx, request.arrival) : null;
      if (known !== null) return known;
      await trustReferences(tx);
      const result = await write(tx, file, request);
      if (request.dryRun) throw new DryRun({ ...result, importId: null });
      return result;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.result;
    throw error;
  }
}

async function write(
  tx: Db,
  file: ParsedImport,
  request: Omit<ImportRequest, "content">,
): Promise<ImportResult> {
  const { content } = file;
  const ownWord = content.kind === "menu" && content.full;
  const saidBy = ownWord ? "file" : request.full ? "operator" : null;
  const importId = await recordImport(tx, file, request, saidBy !== null);
  const before = await lastIds(tx);
  const result =
    content.kind === "stores"
      ? await importStores(tx, file, content, importId, request)
      : content.kind === "taxes"
        ? await importTaxes(tx, file, content, importId, request)
        : await writeMenu(tx, file, content.rows, {
            ...request,
            isBound: request.isBound ?? false,
            importId,
            full: saidBy,
          });
  await recordCreated(tx, importId, before);
  const queued =
    content.kind === "menu"
      ? await request.queueAlerts(tx, importId, request.now, request.moreFollows)
      : {};
  const summary = { ...result, ...queued, importId };
  await tx
    .update(imports)
    .set({ summary: storedResult(summary) })
    .where(eq(imports.id, importId));
  await bumpDataVersion(tx);
  return summary;
}

async function recordImport(
  tx: Db,
  file: ParsedImport,
  request: Omit<ImportRequest, "content">,
  full: boolean,
): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({
      format: file.format,
      fileName: request.fileName,
      sha256: file.sha256,
      observedAtOverride: request.observedAt === null ? null : new Date(request.observedAt),
      full,
      // Known only at the end of this transaction, before which no one can read it.
      summary: {},
      arrivalKey: request.arrival?.key ?? null,
      assumedAt: file.assumedAt === null ? null : new Date(file.assumedAt),
      importedAt: new Date(request.now),
    })
    .returning({ id: imports.id });
  if (row === undefined) throw new Error("An insert returned no row.");
  return row.id;
}

async function importStores(
  tx: Db,
  file: ParsedImport,
  { rows, isWhole }: { rows: readonly CheckedStore[]; isWhole: boolean },
  importId: number,
  { fileName, now, isBound = false }: Pick<ImportRequest, "fileName" | "now" | "isBound">,
): Promise<ImportResult> {
  if (isBound) throw new UnusableFileError("is a list of stores; only a menu is taken here");
  await rememberRows(tx, "stores", sql`true`);
  const told = isWhole ? await listChanges(tx, rows) : [];
  const { slugs, rejected: unknown, ...counts } = await writeStores(tx, rows, fileName, now);
  const rejected = [...file.rejected, ...unknown];
  if (slugs.length === 0) throw noRowAccepted({ ...file, rejected });
  await recordChanges(tx, importId, "stores");
  await forgetMovedStores(tx);
  await recomputeTwins(tx);
  await recordStores(tx, importId, slugs);
  return {
    ...nothingImported(file.format),
    ...counts,
    store: onlyOne(slugs),
    read: file.read,
    accepted: rows.length - unknown.length,
    rejected,
    warnings: [...file.warnings, ...told, ...(await suspectedStores(tx, slugs))],
  };
}

async function importTaxes(
  tx: Db,
  file: ParsedImport,
  { rows, day }: Extract<ParsedImport["content"], { kind: "taxes" }>,
  importId: number,
  { isBound = false }: Pick<ImportRequest, "isBound">,
): Promise<ImportResult> {
  if (isBound) throw new UnusableFileError("is a table of taxes; only a menu is taken here");
  const { read, rejected, warnings } = file;
  const counts = await writeTaxes(tx, rows, importId, day);
  const accepted = read - rejected.length;
  return { ...nothingImported(file.format), ...counts, read, accepted, rejected, warnings };
}

/**
 * Lets PGlite take the references of new rows as they are, until the caller's transaction ends:
 * what an import refers to it has looked up or created itself, and on a single connection nothing
 * comes in between. Looking up five references for each row again took a fifth of an import's
 * time. PostgreSQL keeps checking: there another connection may remove a store meanwhile.
 *
 * Nothing may be deleted after this in the same transaction, because cascades rest as well.
 */
async function trustReferences(tx: Db): Promise<void> {
  if (!is(tx, PgliteTransaction)) return;
  await tx.execute(sql`set local session_replication_role = replica`);
}
