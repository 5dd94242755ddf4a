import { fileURLToPath } from "node:url";
import { createServer as createHttp } from "node:http";
import { once } from "node:events";
import { createServer, resolveConfig, type ViteDevServer } from "vite";
import { afterEach, expect, it } from "vitest";
import { designPage } from "./designPage.ts";

const options = {
  configFile: false,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  logLevel: "silent",
} as const;
let vite: ViteDevServer | undefined;

afterEach(() => vite?.close());

it("is shown while one develops", async () => {
  vite = await createServer({
    ...options,
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [designPage()],
  });
  const http = createHttp(vite.middlewares).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new TypeError("no port");
  const response = await fetch(`http://127.0.0.1:${String(address.port)}/dev/design`);
  expect(response.headers.get("content-type")).toBe("text/html");
  expect(await response.text()).toContain('src="/src/dev/main.tsx"');
  http.close();
  http.closeAllConnections();
});

it("is in no build", async () => {
  const { plugins } = await resolveConfig({ ...options, plugins: [designPage()] }, "build");
  expect(plugins.map(({ name }) => name)).not.toContain("design-page");
});
