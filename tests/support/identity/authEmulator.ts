import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import * as v from "valibot";
import { startSigningProxy } from "./signingProxy.ts";

/**
 * Program: Google's auth emulator for one project, behind a proxy that signs its tokens. Prints
 * the proxy's address and ends with its parent.
 *
 *     authEmulator.ts FOLDER PROJECT on|off
 *
 * The last word switches e-mail privacy protection.
 */
const [, , folder = "", project = "", privacy] = process.argv;

const load = createRequire(path.join(folder, "package.json"));
const { createApp } = v.parse(
  v.object({ createApp: v.function() }),
  load("firebase-tools/lib/emulator/auth/server"),
);
const app = v.parse(v.function(), await createApp(project));
const server = createServer((request, response) => void app(request, response));
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
if (address === null || typeof address === "string") throw new Error("no port");
const emulator = `http://127.0.0.1:${String(address.port)}`;

const configured = await fetch(
  `${emulator}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`,
  {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: privacy === "on" } }),
  },
);
if (!configured.ok) throw new Error(await configured.text());

const proxy = await startSigningProxy(emulator);
process.stdout.write(`Listening on ${proxy.url}\n`);
process.stdin.on("end", () => process.exit()).resume();
