import type { Env } from "../../env.ts";
import { keyFilePath } from "../../accounts/keys/keyFile.ts";
import type { MachineFacts } from "./machineFacts.ts";
import { schemaOfProgram } from "./readSchema.ts";
import { askSite, siteUrl } from "./askSite.ts";
import { readDisk } from "./readDisk.ts";
import { readImportFolder } from "./readMachineFacts.ts";
import { readableByOthers, readServiceAccountFile, readSigningKey } from "./readKeyFiles.ts";

/** Looks at this machine as the settings describe it. It changes nothing. */
export async function readMachineFacts(
  env: Pick<
    Env,
    "dataDir" | "firebase" | "googleCredentials" | "host" | "importFolder" | "port" | "mail"
  >,
  now: () => number,
): Promise<MachineFacts> {
  const { dataDir, firebase, googleCredentials, importFolder, mail } = env;
  const keyFile = keyFilePath(dataDir);
  const url = siteUrl(env.host, env.port);
  const isKnown = env.port !== 0;
  const isHosted = firebase !== null && googleCredentials !== null;
  return {
    dataDir,
    readableByOthers: readableByOthers([
      dataDir,
      keyFile,
      ...(isHosted ? [googleCredentials] : []),
    ]),
    disk: await readDisk(dataDir),
    signingKey: firebase === null ? await readSigningKey(keyFile) : null,
    serviceAccount: isHosted ? await readServiceAccountFile(googleCredentials) : null,
    site: isKnown ? { url, answers: await askSite(url) } : null,
    importFolder: importFolder === null ? null : await readImportFolder(importFolder, now()),
    schema: await schemaOfProgram(),
    sendsMail: mail !== null,
    now: now(),
  };
}
