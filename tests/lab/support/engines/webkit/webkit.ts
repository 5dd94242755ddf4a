import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import type { WebKitPrograms } from "../../../../support/programs/webkit.ts";
import { waitFor } from "../../../../support/waiting/waitFor.ts";
import { freePort } from "../../../../support/server/site.ts";
import { evaluateBy, type Engine, type Tab } from "../engine.ts";
import { startDisplay } from "./display.ts";
import { callAt, clickAt, keysOf, startSession, type Call } from "./webDriver.ts";

/** Starts WebKitGTK's browser on a screen of its own. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = await startDisplay(programs.xvfb);
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-webkit-"));
  const said = path.join(folder, "said");
  const stop = async () => {
    await display.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = () => startBrowser(programs, display.name, said);
  try {
    let browser = await start();
    return {
      name: "webkit",
      open: () => openTab(browser.session),
      startAgain: async () => {
        await browser.close();
        browser = await start();
      },
      errors: () => errorsIn(readFileSync(said, "utf8")),
      close: async () => {
        await browser.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A browser with a driver that has no other: asked for a second one, it may never answer. */
interface Driven {
  session: Call;
  close: () => Promise<void>;
}

/** @param said file to which the browser writes what it says */
async function startBrowser(
  { driver, browser }: WebKitPrograms,
  display: string,
  said: string,
): Promise<Driven> {
  const port = await freePort();
  // Nobody looks: without layers of its own for the pictures it takes a quarter less processor time.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  // A group of its own, in which the browser is, too: what hangs ends with it.
  const options = { env, stdio: "ignore", detached: true } as const;
  const service = spawn(driver, [`--port=${String(port)}`], options);
  const ended = once(service, "close");
  const stop = async () => {
    if (service.pid !== undefined) process.kill(-service.pid, "SIGKILL");
    await ended;
  };
  try {
    const call = callAt(`http://127.0.0.1:${String(port)}`);
    await waitFor("WebKit's driver", () => call("GET", "/status").then(Boolean, () => false));
    const session = await startSession(call, {
      browserName: "MiniBrowser",
      // Waiting for a load that never begins, the driver answers nothing else any more.
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": {
        // The driver throws away what the browser says, and with it the console.
        binary: "/bin/sh",
        args: ["-c", `exec "$0" "$@" >>'${said}' 2>&1`, browser, "--automation", TO_STDOUT],
      },
    });
    const close = async () => {
      await session("DELETE", "").catch(() => {});
      await stop();
    };
    return { session, close };
  } catch (error) {
    await stop();
    throw error;
  }
}

const TO_STDOUT = "--enable-write-console-messages-to-stdout=true";

/** Lines such as `http://…:1:22: CONSOLE ERROR boo` and `CONSOLE JS ERROR Error: uncaught`. */
const errorsIn = (said: string): string[] =>
  said.split("\n").filter((line) => /CONSOLE (\w+ )?ERROR/.test(line));

/** Opens a tab and closes the others, in this order: the browser ends with its last one. */
async function openTab(session: Call): Promise<Tab> {
  const others = v.parse(v.array(v.string()), await session("GET", "/window/handles"));
  const opened = await session("POST", "/window/new", { type: "tab" });
  const { handle } = v.parse(v.object({ handle: v.string() }), opened);
  for (const other of others) {
    await session("POST", "/window", { handle: other });
    await session("DELETE", "/window");
  }
  await session("POST", "/window", { handle });
  const act = async (...actions: readonly object[]) => {
    await session("POST", "/actions", { actions });
  };
  const evaluate = evaluateBy((expression) =>
    session("POST", "/execute/sync", { script: `return ${expression}`, args: [] }),
  );
  /** Does what leads to another document, and goes on when that one is loaded. */
  const load = async (call: string, body: Readonly<Record<string, unknown>>) => {
    await evaluate(markDocument);
    // In one tab of some hundred that were opened while another closed, the browser does not begin
    // to load. Who sees nothing asks once more; a page that hangs hangs again.
    for (let times = 0; times < 2; times += 1) {
      await session("POST", call, body);
      const loaded = waitFor(call, () => evaluate(isNewDocument).catch(() => false), LOAD_MS);
      if (
        await loaded.then(
          () => true,
          () => false,
        )
      )
        return;
    }
    throw new Error(`${call} did not load, asked for twice.`);
  };
  return {
    goto: (url) => load("/url", { url }),
    reload: () => load("/refresh", {}),
    evaluate,
    mouse: { click: (x, y) => act(clickAt(x, y)) },
    type: (text) => act(keysOf(text)),
    print: async () => {
      const pdf = v.parse(v.string(), await session("POST", "/print", {}));
      return Buffer.from(pdf, "base64");
    },
  };
}

/** A page takes a fifth of this on a busy machine. */
const LOAD_MS = 10_000;

/** Runs in the page that is about to go. */
function markDocument(): void {
  document.documentElement.toggleAttribute("data-left", true);
}

/** Runs in the page. */
function isNewDocument(): boolean {
  return document.readyState === "complete" && !document.documentElement.hasAttribute("data-left");
}
