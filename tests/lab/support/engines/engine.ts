import type { Pressable } from "../../../support/browser/pressing.ts";

/** The engines beside Chromium, by the names of their browsers' projects. */
export const ENGINES = ["firefox", "webkit"] as const;

export type EngineName = (typeof ENGINES)[number];

export const ENGINE_TITLES = { firefox: "Firefox", webkit: "WebKit" } as const satisfies Record<
  EngineName,
  string
>;

/** A browser with one engine. What is tried in it is the same for all; they differ in how they are driven. */
export interface Engine {
  name: EngineName;
  /** Opens a tab, which nothing is in yet, and closes the one before. */
  open: () => Promise<Tab>;
  /** Ends the browser and starts it again. */
  startAgain: () => Promise<void>;
  /** Errors that scripts did not catch or wrote to the console, as the engine words them. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

/** A page in an engine. */
export interface Tab extends Pick<Pressable, "mouse"> {
  evaluate: <Arguments extends unknown[], Result>(
    task: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ) => Promise<Result>;
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** The page as a PDF. @throws Error where the driver cannot print */
  print: () => Promise<Uint8Array>;
}

/** Lets a driver that evaluates expressions run functions. @param run gives what an expression's promise comes to */
export function evaluateBy(run: (expression: string) => Promise<unknown>): Tab["evaluate"] {
  return async (task, ...args) => {
    const call = `(${String(task)})(...${JSON.stringify(args)})`;
    // As text: what comes of it is the same in all drivers, `undefined` included.
    const answer = await run(`(async () => JSON.stringify({ value: await ${call} }))()`);
    const { value } = JSON.parse(String(answer));
    return value;
  };
}
