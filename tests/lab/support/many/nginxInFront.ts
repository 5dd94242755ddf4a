import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FoundNginx } from "../../../support/programs/nginx.ts";
import { waitFor } from "../../../support/waiting/waitFor.ts";
import { RUNNING_PAGE } from "../running/page.ts";
import { putNginx } from "../running/putNginx.ts";
import { visit } from "../running/visit.ts";
import { freePort } from "../../../support/server/site.ts";
import { fileOfPage } from "../../../support/pages/manyServersPage.ts";

/** An nginx that passes on to processes of the site. */
export interface NginxInFront {
  /** Where visitors reach it, by TLS. */
  port: number;
  stop: () => Promise<void>;
}

/** The `upstream` of docs/many-servers.md, with these processes in place of its four. */
export function upstreamOf(sitePorts: readonly number[]): string {
  const all = [3001, 3002, 3003, 3004].map(
    (port) => `    server 127.0.0.1:${String(port)} max_fails=0;\n`,
  );
  const here = sitePorts.map((port) => `    server 127.0.0.1:${String(port)} max_fails=0;\n`);
  return fileOfPage("/etc/nginx/conf.d/occ-many.conf", [[all.join(""), here.join("")]]);
}

/** What stands in the site's own file of docs/running.md beside its `upstream`, which is another here. */
export const withoutUpstream = (text: string): string =>
  text.replace(/^upstream occ \{.*?^\}$/ms, "");

/** Starts Debian's nginx as docs/running.md and docs/many-servers.md have it. @param root an empty folder for it */
export async function startNginxInFront(
  { executable, settings }: FoundNginx,
  root: string,
  sitePorts: readonly number[],
): Promise<NginxInFront> {
  mkdirSync(root, { recursive: true });
  putNginx(root, { executable, settings });
  const [http, https] = [await freePort(), await freePort()];
  const [, ofSite = ""] =
    /^cat > \/etc\/nginx\/sites-available\/occ <<'END'\n(.*?)^END$/ms.exec(RUNNING_PAGE) ?? [];
  const here = withoutUpstream(ofSite)
    .replaceAll("/etc/letsencrypt", `${root}/etc/letsencrypt`)
    .replace("listen 80;", `listen 127.0.0.1:${String(http)};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${String(https)} ssl http2;`)
    .replaceAll(/^\s*listen \[::\].*$/gm, "");
  writeFileSync(path.join(root, "etc/nginx/sites-enabled/occ"), here);
  writeFileSync(path.join(root, "etc/nginx/conf.d/occ-many.conf"), upstreamOf(sitePorts));
  const conf = path.join(root, "etc/nginx/nginx.conf");
  const proxy = spawn(executable, ["-e", "stderr", "-c", conf, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "ignore"],
  });
  await waitFor(
    "nginx",
    async () => (await visit("/", { port: http, isSecure: false }).catch(() => null)) !== null,
  );
  return {
    port: https,
    async stop() {
      if (proxy.exitCode !== null) return;
      const gone = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await gone;
    },
  };
}
