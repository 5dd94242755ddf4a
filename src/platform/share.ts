import toast from "react-hot-toast/headless";
import { download } from "./download.ts";

/** Hands this page's address to the phone's own sharing, else to the clipboard. Says what became of it. */
export async function sharePage(title: string): Promise<void> {
  await shareAddress(title, location.href, "The address of this page has been copied.");
}

/** Hands an address of this site over in the same way. @param success what is said once it is copied */
export async function shareAddress(title: string, url: string, success: string): Promise<void> {
  await share(
    { title, url },
    url,
    success,
    "This browser lets nothing be shared. Copy the address from its address bar.",
  );
}

/** Hands a text over in the same way, without any address. */
export async function shareText(title: string, text: string): Promise<void> {
  await share({ title, text }, text, "Copied.", "This browser lets nothing be shared.");
}

/** Hands a file made on this phone to its own sharing where that takes files, else keeps it as a download. */
export async function shareFile(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  // A browser without the first cannot share files either.
  if (typeof navigator.canShare === "function" && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // Refused for another reason: a download may still do.
    }
  }
  download(file);
  toast.success("The picture has been saved.");
}

async function share(
  data: ShareData,
  copied: string,
  success: string,
  failure: string,
): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // Refused for another reason: the clipboard may still do.
    }
  }
  await copy(copied, success, failure);
}

/** Puts a text on the clipboard. Says what became of it. @returns whether it is there */
export async function copyText(text: string, success: string): Promise<boolean> {
  return await copy(text, success, "This browser lets nothing be copied. Select the text instead.");
}

async function copy(text: string, success: string, failure: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(success);
    return true;
  } catch {
    toast.error(failure);
    return false;
  }
}
