import { alertSettings, alertTransport } from "./alerts/alertSettings.ts";
import { createMessenger } from "./alerts/sending/createMessenger.ts";
import { queueEventAlerts } from "./alerts/queue/queueEventAlerts.ts";
import { startAlertWorker } from "./alerts/sending/alertWorker.ts";
import { releaseClaims } from "./alerts/sending/claimAlerts.ts";
import type { AppDeps } from "./app.ts";
import { followedBy, type ServedCommand } from "./db/command.ts";
import { readContestsVersion } from "./community/contests/contestRow.ts";
import { COMMANDS } from "./operations/control/commands.ts";
import { serveControl, controlSocketPath } from "./operations/control/controlSocket.ts";
import { openDatabase } from "./db/database.ts";
import { EVENTS_DEPEND_ON, watchDataVersion, watchVersion } from "./db/dataVersion.ts";
import { closeFolder } from "./db/privateFolder.ts";
import { readPrimary, readStandby } from "./db/publicReads.ts";
import type { Env } from "./env.ts";
import { openIncoming } from "./import/incoming/openIncoming.ts";
import { importIncomingCommand } from "./operations/control/alertingCommands.ts";
import { createMail } from "./accounts/mail.ts";
import { createBackground } from "./accounts/background.ts";
import { identitySettings } from "./accounts/identitySettings.ts";
import { createLog } from "./log.ts";
import { type Instruments, withCountedImports } from "./operations/metrics/instruments.ts";
import { keepPruned } from "./operations/prune.ts";
import { keepWeeks } from "./catalogue/facts/weeks.ts";
import { loadSampleContests } from "./operations/sample/loadSampleContests.ts";
import { loadSampleEvents } from "./operations/sample/loadSampleEvents.ts";
import { startHoldWorker } from "./community/reservations/holds.ts";
import { startMailWorker } from "./community/reservations/mails.ts";
import { loadSample } from "./operations/sample/load.ts";
import { rebaseSample } from "./operations/sample/rebase.ts";
import { siteConfigOf } from "./operations/siteConfig.ts";
import { LargeAnswers } from "./operations/control/largeAnswers.ts";
import { LongCommands } from "./operations/control/longCommands.ts";
import { openThreaded } from "./db/pglite/openThreaded.ts";

/** What routes need of an open site. */
export type SiteDeps = Omit<AppDeps, "siteOrigin" | "dist">;

/** The site without a port: what its routes need, and the other ways in. */
export interface OpenSite {
  deps: SiteDeps;
  /** Tells the site its address, for links in e-mails; the configured origin goes first. */
  listensAt: (url: string) => void;
  /** Whether no other process changes the data: the folder of the embedded database is this one's. */
  isAlone: boolean;
  /** Has a listener told when a command that was executed here may have changed the data. */
  onChanged: (listener: () => void) => void;
  /** Finishes what is under way, closes the database and frees the data folder. */
  close: () => Promise<void>;
}

/**
 * Opens the database, provides the sample and starts the control socket. What has
 * been opened is closed again when a later step fails.
 *
 * @param instruments count what it does; nothing is counted without them
 * @throws FolderLockedError, OpenFolderError, KeyFileError, ServiceAccountError
 */
export async function openSite(env: Env, instruments?: Instruments): Promise<OpenSite> {
  const log = createLog(env.logLevel);
  // The key that signs lies there also where the database does not.
  closeFolder(env.dataDir);
  // A statement of PGlite keeps its thread busy until it is done, so a server gives it one.
  const threaded = env.databaseUrl === null ? await openThreaded(env.dataDir) : null;
  const database = threaded ?? (await openDatabase(env));
  /** What closes the parts that are open, the first of them last. */
  const closers: (() => unknown)[] = [() => database.close()];
  const close = async () => {
    for (const closePart of closers.toReversed()) await closePart();
  };
  const { db, engine } = database;
  const { databaseUrl, databaseReadUrl } = env;
  const place = threaded ?? { databaseUrl: databaseUrl ?? "", databaseReadUrl };
  const background = createBackground(log);
  let origin = env.siteOrigin ?? `http://${env.host}:${String(env.port)}`;
  try {
    const standby = databaseReadUrl === null ? null : readStandby(db, databaseReadUrl);
    closers.push(() => standby?.close());
    const largeAnswers = new LargeAnswers(place);
    closers.push(() => largeAnswers.close());
    closers.push(() => background.settled());
    const around = { log, background, siteOrigin: () => origin };
    const settings = await identitySettings(env, around);
    const alerts = await alertSettings(env, { db, log, now: Date.now });
    await keepWeeks(db);
    await loadSample(db, Date.now());
    await loadSampleEvents(db, Date.now());
    await loadSampleContests(db, Date.now());
    await rebaseSample(db, Date.now());
    const isAlone = engine === "pglite";
    const among = { isAmongOthers: !isAlone, together: new Set<() => void>() };
    let changed = (): void => undefined;
    const dataVersion = watchDataVersion(db, among);
    const contestsVersion = watchVersion(db, readContestsVersion, among);
    const eventsVersion = watchDataVersion(db, among, EVENTS_DEPEND_ON);
    // No other process uses a PGlite folder: alerts that are claimed were claimed by a process that has ended.
    if (engine === "pglite") await releaseClaims(db);
    const worker = startAlertWorker({
      db,
      messenger: createMessenger(alerts, { now: Date.now }),
      now: Date.now,
      random: Math.random,
      log,
      isAlone,
      onPushed: instruments?.onPushed,
    });
    closers.push(() => worker.close());
    // Without a mail server there is only the log, and phones and screens tell the same.
    const sendMail = env.mail === null ? null : createMail(env, log);
    const mails =
      sendMail === null
        ? null
        : startMailWorker({ db, sendMail, siteOrigin: () => origin, now: Date.now, log });
    closers.push(() => mails?.close());
    const holds = startHoldWorker({
      db,
      now: Date.now,
      queueAlerts: queueEventAlerts,
      onFreed() {
        eventsVersion.forget();
        worker.wake();
      },
      log,
      isAlone,
    });
    closers.push(() => holds.close());
    const longCommands = new LongCommands(place);
    closers.push(() => longCommands.close());
    const wake = () => {
      worker.wake();
      holds.wake();
    };
    // A client that waits for a command and then asks must get the new data.
    const asHere = (command: ServedCommand) =>
      followedBy(withCountedImports(longCommands.moved(command), instruments), () => {
        dataVersion.forget();
        contestsVersion.forget();
        eventsVersion.forget();
        wake();
        changed();
      });
    // The operator's have ended when no answer is from before them any more.
    const asOperators = (command: ServedCommand) =>
      followedBy(asHere(command), async () => {
        await Promise.all([dataVersion, contestsVersion, eventsVersion].map((one) => one.settle()));
      });
    const control =
      engine === "pglite"
        ? await serveControl(controlSocketPath(env.dataDir), COMMANDS.map(asOperators), {
            db,
            now: Date.now,
          })
        : null;
    closers.push(() => control?.close());
    const pruning = keepPruned(db, background);
    closers.push(() => pruning.stop());
    const arrivals = await openIncoming(env, {
      db,
      log,
      importArrivalCommand: importIncomingCommand,
      asHere,
    });
    closers.push(() => arrivals.close());
    return {
      deps: {
        db,
        dataVersion,
        contestsVersion,
        eventsVersion,
        reads: standby?.read ?? readPrimary(db),
        pageOrigin: () => origin,
        makeElsewhere: (path, wanted) => largeAnswers.make(path, wanted),
        now: Date.now,
        log,
        siteConfig: siteConfigOf(env, alertTransport(alerts)),
        securityContact: env.securityContact,
        identitySettings: settings,
        cacheWatch: instruments?.cacheWatch,
        onAnswered: instruments?.onAnswered,
        alerts: { settings: alerts, wake, trustedProxies: env.trustedProxies },
        push: arrivals.push,
      },
      listensAt(url) {
        origin = env.siteOrigin ?? url;
      },
      isAlone,
      onChanged(listener) {
        changed = listener;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
