import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDataFolder } from "../../support/server/dataFolder.ts";
import { freePort } from "../../support/server/site.ts";
import { startServer } from "../../support/server/serverProcess.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "occ-metrics-"));
  makeDataFolder(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("figures are told on their own port and nowhere else", async () => {
  const port = await freePort();
  const server = await startServer(folder, { METRICS_PORT: String(port) });
  const metrics = `http://127.0.0.1:${String(port)}`;
  await fetch(`${server.url}/api/health`);
  const answer = await fetch(`${metrics}/metrics`);
  const text = await answer.text();
  const elsewhere = [`${server.url}/metrics`, `${server.url}/api/metrics`, `${metrics}/api/health`];
  const others = await Promise.all(elsewhere.map((url) => fetch(url)));
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  expect(text).toContain("occ_database_up 1\n");
  expect(text).toContain(
    'occ_http_requests_total{route="/api/health",method="GET",status="2xx"} 1\n',
  );
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  // What the site asks itself to be ready is not counted.
  expect(text.match(/^occ_http_requests_total\{/gm)).toHaveLength(1);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});
