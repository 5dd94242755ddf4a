/**
 * Tests of the API that only `npm run test:long` has: each starts several servers of its own, one after the other or
 * beside each other, to kill them or to have a rush go through them. What a rush shows of statements and locks is seen
 * in one process, too: tokens, limitsShared, race, fairness, settling and many.test.ts beside them.
 */
export const SEVERAL_SERVERS = [
  "tests/api/accounts/severalProcesses.test.ts",
  "tests/api/programs/killed.test.ts",
  "tests/api/reservations/processes.test.ts",
  "tests/api/contests/processes.test.ts",
  "tests/api/wishlist/processes.test.ts",
];

/**
 * Tests of the API that only `npm run test:long` has because they cost more than they find from day to day, each with
 * those that hold most of it in `npm test`.
 */
export const SELDOM_WORTH_IT: Readonly<Record<string, string>> = {
  "tests/api/programs/backup.test.ts": "backup/copies, backup/refused, running.test.ts",
  "tests/api/trends/agreement.test.ts": "trends/trends, and highlights by another plain script",
  "tests/api/alerts/cap.test.ts": "alerts/queue, alerts/sending",
  "tests/api/events/process.test.ts": "events/import, programs/processes",
  "tests/api/contests/process.test.ts": "contests/operator, programs/processes",
  "tests/api/imports/hostileFiles.test.ts": "imports/hostile, imports/watch",
  "tests/api/accounts/limits/flood.test.ts":
    "server/accounts/passwords/hashQueue, accounts/limits/hashes with cheap ones",
  "tests/api/database/standby.test.ts": "database/lost, and the faults’ failover",
};
