import { listCommand } from "../../../../../server/import/importCommand.ts";
import { Ledger } from "./ledger.ts";
import { isWhole, menuOfOnePrice, readShown } from "./menuOfOnePrice.ts";
import type { Stream } from "./stream.ts";

interface Push {
  cents: number;
  body: string;
}

/**
 * Imports that are pushed to the API, each repeated byte for byte until it is answered.
 *
 * @param secrets of several tokens of the store, because each has a limit of menus
 */
export function pushStream(
  { slug, license }: { slug: string; license: string },
  secrets: readonly string[],
): Stream {
  const ledger = new Ledger();
  /** What was acknowledged last; `null`: nothing yet. */
  let kept: number | null = null;
  let pushes = 0;
  let turn = 0;
  let open: Push | null = null;
  const make = (): Push => {
    const cents = 1_001 + pushes;
    return { cents, body: menuOfOnePrice(license, cents) };
  };
  return {
    name: "import, pushed",
    ledger,
    async send(site, over) {
      while (!over.aborted) {
        const { cents, body } = (open ??= make());
        const secret = secrets[(turn += 1) % secrets.length] ?? "";
        const headers = { "content-type": "text/csv", authorization: `Bearer ${secret}` };
        const answer = await site.call({
          path: "/api/import",
          init: { method: "POST", headers, body },
        });
        if (answer === null) {
          ledger.unanswered += 1;
          return;
        }
        if (answer.status === 429) continue;
        ledger.expect(answer.status === 200, "odd", () => `push: ${JSON.stringify(answer)}`);
        ledger.acknowledged += 1;
        pushes += 1;
        kept = cents;
        open = null;
      }
    },
    async look(site) {
      const may = [kept, open?.cents ?? null];
      const shown = await readShown(
        site,
        slug,
        (each) => isWhole(each) && may.includes(each.prices[0] ?? null),
      );
      const words = () => `${JSON.stringify(shown)}, not ${JSON.stringify(may)}`;
      ledger.expect(shown !== null && isWhole(shown), "torn", words);
      const price = shown?.prices[0] ?? null;
      ledger.expect(may.includes(price), "lost", words);
      const imports = await site.run(listCommand, null);
      const found = imports.filter(({ fileName }) => fileName.startsWith("pushed")).length;
      // One that nobody has answered may be there, or come in at this moment.
      const most = pushes + (open === null ? 0 : 1);
      const count = () => `${String(found)} imports of ${String(pushes)} menus`;
      ledger.expect(found <= most, "doubled", count);
      ledger.expect(found >= pushes, "lost", count);
    },
  };
}
