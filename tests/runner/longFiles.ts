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
