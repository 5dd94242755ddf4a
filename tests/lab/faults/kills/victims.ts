import type { Random } from "../../../../server/operations/sample/random.ts";
import type { PostgresCluster } from "../../../support/programs/postgresCluster.ts";
import type { Victim } from "./killRounds.ts";
import type { Killable } from "./killSite.ts";

/** The server, mostly with whatever runs beside it, as a power cut ends them. */
const serverVictims = ({ site, killCommand }: Killable): Victim[] => {
  const all: Victim = {
    name: "all of it",
    async kill() {
      killCommand();
      await site.killServer();
    },
    recover: () => site.start(),
  };
  const alone = { name: "the server", kill: () => site.killServer(), recover: () => site.start() };
  return [all, all, all, alone];
};

/** PostgreSQL, which comes back under a server that lives on. */
const postgresVictims = ({ site }: Killable, cluster: PostgresCluster): Victim[] => {
  const recover: Victim["recover"] = async (reached) => {
    await cluster.start();
    await site.isWell();
    return reached;
  };
  return [
    { name: "PostgreSQL", kill: () => cluster.end("SIGKILL"), recover },
    { name: "PostgreSQL at once", kill: () => cluster.end("SIGQUIT"), recover },
  ];
};

/** So many victims, drawn from all that may be killed. @param cluster the PostgreSQL behind it, if it may be */
export const drawVictims =
  (kills: number, random: Random, cluster: PostgresCluster | null) =>
  (killable: Killable): Victim[] => {
    const ofDatabase = cluster === null ? [] : postgresVictims(killable, cluster);
    const all = [...serverVictims(killable), ...ofDatabase];
    return Array.from({ length: kills }, () => random.pick(all));
  };
