/**
 * As much of Google's wire format as its push service speaks: varints, fixed64 and bytes.
 * @see https://protobuf.dev/programming-guides/encoding/
 */

/** A number is written as a varint, an object as 64 fixed bits, the rest as bytes. */
export type Written = number | bigint | { fixed64: bigint } | string | Buffer;

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

/** Writes a message from pairs of field number and value; a number may repeat. */
export function writeFields(fields: readonly (readonly [number, Written])[]): Buffer {
  return Buffer.concat(fields.flatMap(([number, value]) => writeField(number, value)));
}

function writeField(number: number, value: Written): Buffer[] {
  const tag = (wireType: number) => writeVarint(BigInt((number << 3) | wireType));
  if (typeof value === "number" || typeof value === "bigint")
    return [tag(VARINT), writeVarint(BigInt(value))];
  if (typeof value === "string" || Buffer.isBuffer(value)) {
    const bytes = Buffer.from(value);
    return [tag(BYTES), writeVarint(BigInt(bytes.length)), bytes];
  }
  const fixed = Buffer.alloc(8);
  fixed.writeBigUInt64LE(value.fixed64);
  return [tag(FIXED64), fixed];
}

/** Writes a number seven bits a byte, the lowest first. */
export function writeVarint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

/** Reads a varint. @returns `null` when the bytes end inside it */
export function readVarint(bytes: Buffer, from: number): { value: bigint; end: number } | null {
  let value = 0n;
  for (let at = from, shift = 0n; at < bytes.length; at += 1, shift += 7n) {
    const byte = bytes.readUInt8(at);
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return { value, end: at + 1 };
  }
  return null;
}

/**
 * Reads a message as pairs of field number and value, in its order.
 *
 * @throws Error when it breaks off or has a kind of field that these messages do not have
 */
export function readFields(bytes: Buffer): [number, bigint | Buffer][] {
  const fields: [number, bigint | Buffer][] = [];
  const varint = (at: number) => {
    const read = readVarint(bytes, at);
    if (read === null) throw new Error("the message breaks off");
    return read;
  };
  for (let at = 0; at < bytes.length;) {
    const tag = varint(at);
    const number = Number(tag.value >> 3n);
    const wireType = Number(tag.value & 7n);
    if (wireType === VARINT) {
      const { value, end } = varint(tag.end);
      fields.push([number, value]);
      at = end;
    } else if (wireType === FIXED64 || wireType === FIXED32) {
      const end = tag.end + (wireType === FIXED64 ? 8 : 4);
      fields.push([number, bytes.subarray(tag.end, end)]);
      at = end;
    } else if (wireType === BYTES) {
      const { value, end } = varint(tag.end);
      fields.push([number, bytes.subarray(end, end + Number(value))]);
      at = end + Number(value);
    } else throw new Error(`wire type ${String(wireType)} is not known here`);
    if (at > bytes.length) throw new Error("the message breaks off");
  }
  return fields;
}
