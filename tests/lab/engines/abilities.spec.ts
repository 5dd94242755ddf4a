import { ABILITIES, LACKING } from "../support/engines/abilities.ts";
import { expect, test } from "../support/engines/test.ts";

test(
  "the engine cannot do what the table says, and can do all else",
  { tag: "@long" },
  async ({ phone }) => {
    await phone.open("/");
    const lacking: string[] = [];
    for (const [ability, isThere] of Object.entries(ABILITIES))
      if (!(await isThere(phone))) lacking.push(ability);
    expect(lacking).toEqual(LACKING[phone.engine.name]);
  },
);
