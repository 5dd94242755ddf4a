import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createQueue, type HashLane, type QueueLimits } from "./hashQueue.ts";

/** What one hash costs. Memory is 128 · 2^logN · r bytes. */
export interface HashCost {
  /** Logarithm to base 2 of the number of rounds. */
  logN: number;
  r: number;
  p: number;
}

/**
 * One of the equally strong choices of OWASP's Password Storage Cheat Sheet: 32 MB and about
 * 100 ms a hash. The one with 128 MB would take a small machine's memory for two sign-ins.
 */
export const HASH_COST: HashCost = { logN: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Two hashes use two cores and 64 MB. A call that has waited three seconds is refused, so that
 * every call is answered within five, even when more hashes are asked for than there is time for.
 */
const LIMITS: QueueLimits = {
  atOnce: 2,
  waiting: { "known-phone": 200, "sign-in": 200, other: 100 },
  patienceMs: 3_000,
};

/** Hashes passwords and compares them with hashes. */
export interface PasswordHasher {
  /** @returns a PHC string, such as `$scrypt$ln=15,r=8,p=3$salt$hash` @throws QueueFullError */
  hash: (password: string, lane: HashLane) => Promise<string>;
  /**
   * Compares, at the price of one hash in any case.
   *
   * @param hash a PHC string; `null` where there is no account: never a match, for the same price
   * @throws QueueFullError
   */
  matches: (password: string, hash: string | null, lane: HashLane) => Promise<boolean>;
  /** Whether a hash was made at another price than today's, and should be made again. */
  isOutdated: (hash: string) => boolean;
}

/**
 * Makes the hasher of a process.
 *
 * @param cost of new hashes; old ones keep theirs, which their text names
 */
export function createPasswordHasher(cost: HashCost = HASH_COST): PasswordHasher {
  const queued = createQueue(LIMITS);
  const nobody = { cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) };
  return {
    async hash(password, lane) {
      const salt = randomBytes(SALT_BYTES);
      const key = await queued(lane, () => derive(password, salt, cost));
      return `$scrypt$${costText(cost)}$${base64(salt)}$${base64(key)}`;
    },
    async matches(password, hash, lane) {
      const known = hash === null ? nobody : parseHash(hash);
      const key = await queued(lane, () => derive(password, known.salt, known.cost));
      return timingSafeEqual(key, known.key) && hash !== null;
    },
    isOutdated: (hash) => costText(parseHash(hash).cost) !== costText(cost),
  };
}

const costText = ({ logN, r, p }: HashCost) => `ln=${String(logN)},r=${String(r)},p=${String(p)}`;

/** PHC strings carry base64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parseHash(text: string): { cost: HashCost; salt: Buffer; key: Buffer } {
  const [, logN, r, p, salt, key] = PHC.exec(text) ?? [];
  if (salt === undefined || key === undefined) throw new TypeError("This is no scrypt hash.");
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/** The same password typed on another keyboard may consist of other code points. NFKC makes them equal. */
function derive(password: string, salt: Buffer, { logN, r, p }: HashCost): Promise<Buffer> {
  const N = 2 ** logN;
  const options = { N, r, p, maxmem: 256 * N * r + 1024 * r * p };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
