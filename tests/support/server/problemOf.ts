import { expect } from "vitest";

/** A whole problem document, whichever request it was. */
export const problemOf = (status: number, title: string) => ({
  type: "about:blank",
  title,
  status,
  requestId: expect.any(String) as unknown,
});
