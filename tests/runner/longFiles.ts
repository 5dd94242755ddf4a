/**
 * Tests of the API that only `npm run test:long` has: each starts servers of its own to kill them, or to have a rush go
 * through several. What a rush shows of statements and locks is seen in one process, too: race, fairness, settling and
 * many.test.ts beside them.
 */
export const SERVERS_IN_TROUBLE = [
  "tests/api/programs/killed.test.ts",
  "tests/api/reservations/processes.test.ts",
  "tests/api/contests/processes.test.ts",
  "tests/api/wishlist/processes.test.ts",
];
