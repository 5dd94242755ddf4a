import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { DAY_MS } from "#domain/time/spans.ts";

/** A certificate that nobody vouches for, made for one run of a test. */
export interface SelfSigned {
  cert: string;
  key: string;
  /** SHA-256 of its public key in base64, by which Chromium is told to accept it. */
  spkiHash: string;
}

const ECDSA_WITH_SHA256 = "2a8648ce3d040302";
const COMMON_NAME = "550403";

/** Node signs but writes no certificates, so this puts the few fields together (RFC 5280, X.690). */
export function selfSigned(name: string, now = Date.now()): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const whoever = sequence(
    der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from(name)))),
  );
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    whoever,
    sequence(time(now - DAY_MS), time(now + 7 * DAY_MS)),
    whoever,
    spki,
  );
  const certificate = sequence(body, algorithm, bits(sign("sha256", body, privateKey)));
  return {
    cert: pem(certificate),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    spkiHash: createHash("sha256").update(spki).digest("base64"),
  };
}

/** A value with its tag and its length, in as few bytes as it needs: Chromium refuses more. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = [tag];
  if (length < 0x80) head.push(length);
  else if (length < 0x100) head.push(0x81, length);
  else head.push(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const bits = (value: Buffer) => der(0x03, Buffer.from([0]), value);

/** `YYMMDDHHMMSSZ`. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
