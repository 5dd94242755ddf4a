import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { FoundNginx } from "../../../support/programs/nginx.ts";
import { selfSigned } from "../push/selfSigned.ts";

/**
 * Puts nginx into a folder that stands for a machine, as Debian installs it, with a certificate that nobody
 * vouches for.
 *
 * @param nginx `null`: only the folders of its settings
 */
export function putNginx(root: string, nginx: FoundNginx | null): void {
  const settings = path.join(root, "etc/nginx");
  if (nginx === null) mkdirSync(path.join(settings, "sites-available"), { recursive: true });
  else cpSync(nginx.settings, settings, { recursive: true });
  mkdirSync(path.join(settings, "sites-enabled"), { recursive: true });
  const certificate = path.join(root, "etc/letsencrypt/live/example.org");
  mkdirSync(certificate, { recursive: true });
  const { cert, key } = selfSigned("example.org");
  writeFileSync(path.join(certificate, "fullchain.pem"), cert);
  writeFileSync(path.join(certificate, "privkey.pem"), key);
  if (nginx === null) return;
  const main = path.join(settings, "nginx.conf");
  const text = readFileSync(main, "utf8")
    .replace("user www-data;", `user ${os.userInfo().username};`)
    .replace("worker_processes auto;", "worker_processes 1;")
    .replaceAll(/(?<=\s)(?=\/(?:run|var\/log|etc)\/)/g, root);
  writeFileSync(main, text);
  for (const folder of ["run", "var/log/nginx", "var/lib/nginx"])
    mkdirSync(path.join(root, folder), { recursive: true });
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${root}/var/lib/nginx/${kind};\n`,
  );
  writeFileSync(path.join(settings, "conf.d/kept.conf"), kept.join(""));
}
