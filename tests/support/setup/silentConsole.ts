import { format } from "node:util";
import { afterAll, afterEach, expect } from "vitest";

const REAL = { error: console.error, warn: console.warn };

let said: string[] = [];
let provoked: RegExp[] = [];

/** Says which errors and warnings the test that is running provokes on purpose; each must come. */
export function provokes(...messages: RegExp[]): void {
  provoked.push(...messages);
}

/**
 * Lets an error or a warning in the console fail the test in which it comes, as the browser
 * tests do. For set-up files.
 */
export function keepConsoleSilent(): void {
  for (const level of ["error", "warn"] as const)
    console[level] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!provoked.some((each) => each.test(text))) REAL[level](...parts);
      said.push(text);
    };
  afterEach(check);
  // What comes while a file is loaded or left belongs to none of its tests.
  afterAll(check);
}

function check(): void {
  const [texts, expected] = [said, provoked];
  said = [];
  provoked = [];
  expect(
    texts.filter((text) => !expected.some((each) => each.test(text))),
    "errors and warnings in the console",
  ).toEqual([]);
  expect(
    expected.filter((each) => !texts.some((text) => each.test(text))),
    "errors and warnings that did not come",
  ).toEqual([]);
}
