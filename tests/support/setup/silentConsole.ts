import { format } from "node:util";
import { afterAll, afterEach, expect } from "vitest";

const REAL = { error: console.error, warn: console.warn };

let said: string[] = [];

/**
 * Lets an error or a warning in the console fail the test in which it comes, as the browser
 * tests do. For set-up files.
 */
export function keepConsoleSilent(): void {
  for (const level of ["error", "warn"] as const)
    console[level] = (...parts: unknown[]) => {
      REAL[level](...parts);
      said.push(format(...parts));
    };
  afterEach(check);
  // What comes while a file is loaded or left belongs to none of its tests.
  afterAll(check);
}

function check(): void {
  const texts = said;
  said = [];
  expect(texts, "errors and warnings in the console").toEqual([]);
}
