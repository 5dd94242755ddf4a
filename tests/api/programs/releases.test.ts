import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { alertsCall } from "#domain/alerts/alertCalls.ts";
import type { ApiCall } from "#domain/api/apiCall.ts";
import { ownVotesCall } from "#domain/contests/contestCalls.ts";
import { readWishlistCall } from "#domain/wishlist/wishlistCalls.ts";
import { readReservationsCall } from "#features/reservations/reservationsClient.ts";
import { remainsOf } from "../../support/release/remains.ts";
import {
  openRemains,
  type OpenedRemains,
  type RemainsForm,
} from "../../support/release/openRemains.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";

const serverUrl = inject("postgresUrl");

/** What releases from 1.0.0 on have left behind, each made by the release itself (`npm run release:fixture`). */
for (const version of ["1.0.0"]) {
  describeOnRemains(version, "data folder", "the embedded database");
  describeOnRemains(version, "backup", "PostgreSQL");
  describeOnRemains(version, "dump", "PostgreSQL");
}

function describeOnRemains(version: string, form: RemainsForm, engine: string): void {
  const isEmbedded = form === "data folder";
  describe.skipIf(!isEmbedded && serverUrl === null)(
    `this release, on ${version}'s ${form} on ${engine}`,
    () => {
      const remains = remainsOf(version);
      const { notes } = remains;
      let opened: OpenedRemains | undefined;
      let scratch = "";
      let drop: () => Promise<void> = () => Promise.resolve();
      beforeAll(async () => {
        scratch = mkdtempSync(path.join(os.tmpdir(), "occ-remains-"));
        const database =
          isEmbedded || serverUrl === null ? null : await createEmptyPostgres(serverUrl);
        if (database !== null) ({ drop } = database);
        opened = await openRemains(remains, form, scratch, database?.url ?? null);
      }, 60_000);
      afterAll(async () => {
        await opened?.site.stop();
        await drop();
        rmSync(scratch, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
      });
      const at = (address: string) => `${opened?.site.url ?? ""}${address}`;
      const read = async ({ path: address, init }: ApiCall): Promise<unknown> =>
        (await fetch(at(address), init)).json();
      const signedIn = async (): Promise<string> => {
        const answer = await fetch(at("/securetoken.googleapis.com/v1/token?key=any"), {
          method: "POST",
          body: new URLSearchParams({
            grant_type: "refresh_token",
            refresh_token: notes.refreshToken,
          }),
        });
        return v.parse(v.object({ id_token: v.string() }), await answer.json()).id_token;
      };

      it("says to everybody what that release said, and at most more", async () => {
        for (const [address, said] of Object.entries(remains.answers)) {
          const says: unknown = await (await fetch(at(address))).json();
          const answer: object = JSON.parse(said);
          // How it is counted may be told in other words, of which no app makes anything.
          const told = "method" in answer ? { method: expect.any(String) as unknown } : null;
          expect(says, address).toMatchObject(told === null ? answer : { ...answer, ...told });
        }
      });

      it("knows those who were signed in, their wishes, seats and votes", async () => {
        const token = await signedIn();
        expect(await read(readWishlistCall(token, null))).toMatchObject({
          items: [{ id: notes.wish }],
        });
        expect(await read(readReservationsCall(token))).toMatchObject([
          { code: notes.reservationCode },
        ]);
        const { matchup, entrant, year } = notes.vote;
        expect(await read(ownVotesCall(token, year))).toMatchObject([{ matchup, entrant }]);
      });

      it("knows a phone with alerts, and its rule", async () => {
        expect(await read(alertsCall("GET", "/device", { proof: notes.device }))).toMatchObject({
          rules: [{ regions: ["Northeast"] }],
        });
      });

      it("lets a ticket in, and takes back an import of then", () => {
        expect(opened?.type("admin", "reservation", "check", notes.reservationCode).said).toContain(
          "Ana R.",
        );
        const undone = opened?.type("import", "--undo", String(notes.undoable));
        expect(undone).toMatchObject({ status: 0 });
      });
    },
  );
}
