import { launch, type Browser } from "puppeteer-core";
import { BidiConnection } from "puppeteer-core/internal/bidi/Connection.js";
import * as v from "valibot";
import { waitFor } from "./waitFor.ts";

/** A notification that Firefox shows in a window of its own. */
export interface ShownAlert {
  title: string;
  body: string;
}

/** Firefox with a profile of its own. */
export interface Firefox {
  browser: Browser;
  /** Notifications that are up, the oldest first. */
  shown: () => Promise<ShownAlert[]>;
  /** Clicks on the newest notification. @throws Error when none is up */
  click: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts Firefox without a window.
 *
 * @param executable of Firefox
 * @param profile folder that keeps its storage, permissions and subscriptions for the next start
 * @param preferences more of its settings, such as the push service's
 */
export async function startFirefox(
  executable: string,
  profile: string,
  preferences: Readonly<Record<string, string | boolean | number>>,
): Promise<Firefox> {
  const browser = await launch({
    browser: "firefox",
    executablePath: executable,
    headless: true,
    userDataDir: profile,
    // The notifications' windows are the browser's own, closed to scripts without this.
    args: ["--remote-allow-system-access"],
    extraPrefsFirefox: {
      "permissions.default.desktop-notification": 1,
      // Without a desktop there is nobody else to show them.
      "alerts.useSystemBackend": false,
      ...preferences,
    },
  });
  // The only way to the browser's own windows is the protocol below puppeteer.
  const { connection } = v.parse(v.object({ connection: v.instance(BidiConnection) }), browser);
  const inBrowserWindow = async (expression: string): Promise<string> => {
    const scope = { maxDepth: 0, "moz:scope": "chrome" };
    const tree = await connection.send("browsingContext.getTree", scope);
    const main = tree.result.contexts.find(({ url }) => url.endsWith("/browser.xhtml"));
    if (main === undefined) throw new Error("Firefox has no window");
    const { result } = await connection.send("script.evaluate", {
      expression,
      target: { context: main.context },
      awaitPromise: true,
    });
    if (result.type === "exception") throw new Error(result.exceptionDetails.text);
    return v.parse(v.object({ value: v.string() }), result.result).value;
  };

  const shown = async () => v.parse(ShownSchema, await inBrowserWindow(LIST));
  return {
    browser,
    shown,
    click: async () => {
      await waitFor("a notification", async () => (await shown()).length > 0);
      await inBrowserWindow(CLICK);
    },
    close: () => browser.close(),
  };
}

const ShownSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ title: v.string(), body: v.string() })),
);

// One that is still loading does not count.
const WINDOWS = `[...Services.wm.getEnumerator("alert:alert")]
  .map(({ document }) => document)
  .filter(({ readyState }) => readyState === "complete")`;
const LIST = `JSON.stringify(${WINDOWS}.map((document) => ({
  title: document.getElementById("alertTitleLabel").value,
  body: document.getElementById("alertTextLabel").textContent,
})))`;
const CLICK = `${WINDOWS}.pop().getElementById("alertBox").click(); "clicked"`;
