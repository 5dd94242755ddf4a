import { describe, expect, it } from "vitest";
import { readDataVersion } from "../../../server/db/dataVersion.ts";
import { alertsForTests } from "../../support/alerts/alerts.ts";
import { loudLog } from "../../support/alerts/sending.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { NOTHING_SETTLED, siteOn } from "../../support/server/requests.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const GIVEN = "7f3e9c0a4b5d4e6f8a9b0c1d2e3f4a5b";

describeOnPglite("a request", (database) => {
  function site(trustedProxies = 0) {
    const log = loudLog();
    const alerts = { ...alertsForTests(), trustedProxies };
    return { log, app: siteOn(database().db, { log, alerts }) };
  }
  const idOf = (answer: Response) => answer.headers.get("x-request-id");

  it("has a name of its own, which its answer says", async () => {
    const { app } = site();
    const answers = [await app.request("/api/health"), await app.request("/api/health")];
    const ids = answers.map(idOf);
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(new Set(ids).size).toBe(2);
  });

  it("has it in ready answers and in those without a body, too", async () => {
    const { app } = site();
    const first = await app.request("/api/announcements");
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const again = await app.request("/api/announcements", { headers });
    expect([again.status, idOf(again)]).toEqual([304, expect.stringMatching(UUID)]);
    expect(idOf(again)).not.toBe(idOf(first));
  });

  it("has the same name in its problem document and in the log", async () => {
    const { app, log } = site();
    const answer = await app.request("/api/nothing-here");
    expect(await answer.json()).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      requestId: idOf(answer),
    });
    expect(log.lines.at(-1)).toContain(`"requestId":"${String(idOf(answer))}"`);
  });

  it("that fails says which line of the log tells why", async () => {
    const log = loudLog();
    const dataVersion = {
      current: () => Promise.reject(new Error("broken")),
      of: readDataVersion,
      ...NOTHING_SETTLED,
    };
    const answer = await siteOn(database().db, { log, dataVersion }).request("/api/stores");
    const line = log.lines.find((each) => each.includes("a request failed"));
    expect(answer.status).toBe(500);
    expect(line).toContain(`"requestId":"${String(idOf(answer))}"`);
  });

  describe("that a proxy has named already", () => {
    const ask = async (trustedProxies: number, name: string) =>
      idOf(
        await site(trustedProxies).app.request("/api/health", {
          headers: { "x-request-id": name },
        }),
      );

    it("keeps its name when the proxy is the site's own", async () => {
      expect(await ask(1, GIVEN)).toBe(GIVEN);
    });

    it("gets another when it comes from a stranger", async () => {
      expect(await ask(0, GIVEN)).toMatch(UUID);
    });

    it.each(["short", "x".repeat(65), `${GIVEN} "`, `${GIVEN};`])(
      "gets another when that is no name: %s",
      async (name) => {
        expect(await ask(1, name)).toMatch(UUID);
      },
    );
  });
});
