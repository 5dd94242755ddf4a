import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Random } from "../../../../server/operations/sample/random.ts";
import { startPushInbox } from "../../../support/alerts/pushInbox.ts";
import { killAgainAndAgain, type Rounds, type Victim } from "./killRounds.ts";
import { killableSite, type KillableSite } from "./site/killableSite.ts";
import { prepareSite } from "./site/prepareSite.ts";
import { alertStream } from "./streams/alerts.ts";
import { commandStream } from "./streams/commandMenus.ts";
import { messageStream } from "./streams/messages.ts";
import { pushStream } from "./streams/pushedMenus.ts";
import { seatStream } from "./streams/seats.ts";
import { signUpStream } from "./streams/signUps.ts";
import type { Stream } from "./streams/stream.ts";
import { voteStream } from "./streams/votes.ts";
import { wishStream } from "./streams/wishes.ts";

/** On what a site is killed. */
export interface Engine {
  /** A folder of its own. `data` in it may be there already, with an empty database. */
  folder: string;
  /** `null`: PGlite in the folder. */
  databaseUrl: string | null;
}

/** What came of it. */
export interface Killed extends Rounds {
  streams: readonly Stream[];
  /** Alerts that left a second time, because a kill came before the first was recorded. */
  sentAgain: number;
  /** Of the server that was told to stop at last. */
  exitCode: number | null;
}

/** What may be killed. */
export interface Killable {
  site: KillableSite;
  /** Ends a command that runs beside the server, if one does. */
  killCommand: () => void;
}

interface How {
  random: Random;
  /** Who is killed, in turn. */
  victims: (killable: Killable) => readonly Victim[];
  onKill?: (done: number) => void;
  /** So long a kill waits for writes to be acknowledged, in milliseconds; by itself for what takes longest. */
  patienceMs?: number;
  /** Whether alerts are waited for that a killed process had taken: another may after half a minute. */
  waitsForAlerts?: boolean;
}

/** Prepares a site, kills it while all that it keeps is written, and looks what is left of that. */
export async function killSite(
  { folder, databaseUrl }: Engine,
  { random, victims, onKill = () => undefined, patienceMs = 4_000, waitsForAlerts = true }: How,
): Promise<Killed> {
  const files = path.join(folder, "files");
  mkdirSync(files, { recursive: true });
  const prepared = await prepareSite({ dataDir: path.join(folder, "data"), databaseUrl });
  const inbox = await startPushInbox();
  const site = await killableSite({ folder, databaseUrl, pushOrigin: inbox.origin });
  let life = 0;
  const command = commandStream(prepared.commanded, files, random);
  const alerts = alertStream(inbox, () => life, waitsForAlerts);
  const streams: Stream[] = [
    pushStream(prepared.pushed, prepared.secrets),
    command,
    wishStream([...prepared.wishers.values()]),
    voteStream([...prepared.voters.values()], random),
    seatStream(prepared.event, prepared.guests, random),
    messageStream(),
    alerts,
    signUpStream(),
  ];
  const killable = { site, killCommand: () => void command.running()?.kill("SIGKILL") };
  try {
    const first = await site.start();
    const rounds = await killAgainAndAgain(first, streams, victims(killable), {
      random,
      patienceMs,
      onChange: () => (life += 1),
      onLooked: onKill,
    });
    return { ...rounds, streams, sentAgain: alerts.again(), exitCode: await site.stop() };
  } finally {
    await site.killServer();
    await inbox.close();
  }
}
