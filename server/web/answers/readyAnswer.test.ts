import { expect, it } from "vitest";
import { plainBody, readyText } from "./readyAnswer.ts";

const TEXT = "as it was ".repeat(1_000);

it("all that are sent the plain form at a time share its bytes", async () => {
  const answer = await readyText(TEXT);
  const [one, other] = await Promise.all([plainBody(answer), plainBody(answer)]);
  const late = await plainBody(answer);
  expect(new TextDecoder().decode(one)).toBe(TEXT);
  expect(other.buffer).toBe(one.buffer);
  expect(late.buffer).toBe(one.buffer);
});

it("a short answer is its plain form", async () => {
  const answer = await readyText("short");
  expect(new TextDecoder().decode(await plainBody(answer))).toBe("short");
});
