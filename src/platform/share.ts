import toast from "react-hot-toast/headless";

/** Hands this page's address to the phone's own sharing, else to the clipboard. Says what became of it. */
export async function sharePage(title: string): Promise<void> {
  const url = location.href;
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // Refused for another reason: the clipboard may still do.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success("The address of this page has been copied.");
  } catch {
    toast.error("This browser lets nothing be shared. Copy the address from its address bar.");
  }
}
