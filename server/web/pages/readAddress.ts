/** A parameter as the router writes and reads it: in quotes where it would be a number otherwise. */
export const words = (value: string | undefined): string | null =>
  value?.toLowerCase().replace(/^"(.*)"$/, "$1") || null;

/** A part of an address, as it is where it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
