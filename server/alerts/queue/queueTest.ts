import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { alerts } from "../../db/schema/alerts.ts";

/** A visitor who asks for a test looks at the phone now. */
const TEST_LIFE_MS = 10 * 60_000;

/** Queues a test, due at once even in quiet hours. @param now epoch milliseconds */
export async function queueTest(db: Db, deviceId: string, now: number): Promise<void> {
  await db.insert(alerts).values({
    id: randomUUID(),
    deviceId,
    kind: "test",
    offerIds: [],
    matched: 0,
    createdAt: new Date(now),
    dueAt: new Date(now),
    expiresAt: new Date(now + TEST_LIFE_MS),
    state: "waiting",
  });
}
