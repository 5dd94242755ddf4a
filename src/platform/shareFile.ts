import toast from "react-hot-toast/headless";
import { download } from "./download.ts";

/** Hands a file made on this phone to its own sharing where that takes files, else keeps it as a download. */
export async function shareFile(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  // Whoever does not know the first does not know files.
  if (typeof navigator.canShare === "function" && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // Refused for another reason: a download may still do.
    }
  }
  download(file.name, file.type, file);
  toast.success("The picture has been saved.");
}
