import { installAside } from "./installAside.ts";

/** The folder with Google's own emulators, a third of a gigabyte; `null` when they cannot be had. */
export function findFirebaseTools(): string | null {
  return installAside("firebase-tools", "15.34.2", ["--omit=optional"]);
}
