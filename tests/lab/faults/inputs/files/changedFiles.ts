import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { nastyText } from "../nasty.ts";
import { changesOf, mutate } from "../schema/mutate.ts";

/** A file as somebody hands it over. */
export interface HostileFile {
  /** The kind of file that it was before it was changed. */
  kind: string;
  content: Uint8Array;
}

const FOLDER = new URL("../../../../fixtures/import/", import.meta.url);

/** Real-like files, one at least of each format. */
const MENU_FILES = readdirSync(FOLDER).map((name) => ({
  name,
  content: readFileSync(new URL(name, FOLDER)),
}));

/** A change of a file's bytes; numbers choose the place. */
const byteChange = fc.record({
  at: fc.nat(),
  how: fc.constantFrom("cut", "flip", "insert", "double", "cell", "lines"),
  text: nastyText,
  byte: fc.nat({ max: 255 }),
});

type ByteChange = typeof byteChange extends fc.Arbitrary<infer Change> ? Change : never;

function changeBytes(content: Buffer, { at, how, text, byte }: ByteChange): Buffer {
  const place = at % (content.length + 1);
  const [before, after] = [content.subarray(0, place), content.subarray(place)];
  switch (how) {
    case "cut":
      return before;
    case "flip":
      return Buffer.concat([before, Buffer.of(byte), after.subarray(1)]);
    case "insert":
      return Buffer.concat([before, Buffer.from(text), after]);
    case "double":
      return Buffer.concat([content, after]);
    case "cell": {
      // What stands between two commas; in JSON mostly a value.
      const end = after.indexOf(0x2c);
      return Buffer.concat([
        before,
        Buffer.from(`,${text}`),
        end === -1 ? after : after.subarray(end),
      ]);
    }
    case "lines": {
      const lines = content.toString("latin1").split("\n");
      const from = lines.splice(at % lines.length, 1);
      return Buffer.from([...lines, ...from, ...from].join("\n"), "latin1");
    }
  }
}

/** A file with some of its bytes changed. */
export const withOtherBytes = (kind: string, content: Buffer): fc.Arbitrary<HostileFile> =>
  fc
    .array(byteChange, { minLength: 1, maxLength: 4 })
    .map((changes) => ({ kind, content: changes.reduce(changeBytes, content) }));

/** A JSON file with some of its values changed. */
export function withOtherValues(kind: string, content: Buffer): fc.Arbitrary<HostileFile> {
  const value: unknown = JSON.parse(content.toString());
  return changesOf(4).map((changes) => ({
    kind,
    content: Buffer.from(JSON.stringify(mutate(value, changes)) ?? ""),
  }));
}

/** Menus and lists of stores of every format, changed. */
export const changedMenus: fc.Arbitrary<HostileFile> = fc.oneof(
  ...MENU_FILES.flatMap(({ name, content }) =>
    name.endsWith(".json")
      ? [
          { weight: 2, arbitrary: withOtherValues(name, content) },
          { weight: 1, arbitrary: withOtherBytes(name, content) },
        ]
      : [{ weight: 3, arbitrary: withOtherBytes(name, content) }],
  ),
);
