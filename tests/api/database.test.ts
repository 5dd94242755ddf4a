import { expect, it } from "vitest";
import { announcements } from "../../server/db/schema.ts";
import { describeOnEachEngine } from "../support/testDatabase.ts";

const row = { text: "Hello", createdAt: new Date(Date.UTC(2026, 10, 20)) };

describeOnEachEngine("the database", (database) => {
  it("keeps what a transaction wrote", async () => {
    await database().db.transaction(async (tx) => {
      await tx.insert(announcements).values(row);
    });
    expect(await database().db.select().from(announcements)).toMatchObject([row]);
  });

  it("keeps nothing of a transaction that failed", async () => {
    const failed = database().db.transaction(async (tx) => {
      await tx.insert(announcements).values(row);
      throw new Error("half-way");
    });
    await expect(failed).rejects.toThrow("half-way");
    expect(await database().db.select().from(announcements)).toEqual([]);
  });
});
