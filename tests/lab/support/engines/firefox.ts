import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { launch, type Page } from "puppeteer-core";
import { evaluateBy, type Engine, type Tab } from "./engine.ts";

/** Starts Firefox without a window. */
export async function startFirefoxEngine(executable: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(os.tmpdir(), "occ-firefox-"));
  const errors: string[] = [];
  const start = () =>
    launch({ browser: "firefox", executablePath: executable, userDataDir: profile });
  let browser = await start();
  return {
    name: "firefox",
    open: async () => {
      const others = await browser.pages();
      const page = await browser.newPage();
      for (const other of others) await other.close();
      await page.evaluateOnNewDocument(wordErrors);
      return tabOf(page, errors);
    },
    startAgain: async () => {
      await browser.close();
      browser = await start();
    },
    errors: () => errors,
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function tabOf(page: Page, errors: string[]): Tab {
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: evaluateBy((expression) => page.evaluate(expression)),
    mouse: page.mouse,
    type: (text) => page.keyboard.type(text),
    print: () => page.pdf({ preferCSSPageSize: true }),
  };
}

/** Runs in a page before its own scripts: of an error in the console the driver tells only that it is one. */
function wordErrors(): void {
  const write = console.error;
  console.error = (...words: unknown[]) => write(...words.map(String));
}
