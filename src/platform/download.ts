import { isStandalone } from "./media.ts";

/**
 * Hands a file made on this phone to the visitor: as a download, and in an installed app by the system's share sheet,
 * because there a download does nothing or opens the file without a way back. Call it in the moment of a tap.
 *
 * @returns `false` when the tap is too long ago for the sheet: the file is to be offered by another one
 */
export async function handOver(name: string, type: string, content: BlobPart): Promise<boolean> {
  const file = new File([content], name, { type });
  const data = { files: [file] };
  // A browser without the first cannot share files either.
  if (isStandalone() && typeof navigator.canShare === "function" && navigator.canShare(data)) {
    if (isTapForgotten()) return false;
    try {
      await navigator.share(data);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return true;
      // Android shares no JSON, and there downloads work.
    }
  }
  download(file);
  return true;
}

/** What the browser remembers of the last tap, where it says so. */
interface TapOwner {
  userActivation?: { isActive: boolean };
}

function isTapForgotten(): boolean {
  const { userActivation }: TapOwner = navigator;
  return userActivation !== undefined && !userActivation.isActive;
}

/** Saves a file where the browser keeps what is downloaded. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
