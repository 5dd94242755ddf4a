import toast from "react-hot-toast/headless";
import type { PaperName } from "./pagePdf.ts";
import { handOver } from "../download.ts";

/**
 * Hands this page over as a PDF that prints as the page does, for phones that print from files alone. It is
 * made here, without a network; what makes it is loaded when it is asked for.
 *
 * @param name of the file, without its ending
 * @param only the part that is wanted, where it is not the whole screen
 * @param paper a sheet with other margins than the usual half inch
 */
export async function savePdf(
  name: string,
  title: string,
  { only = null, paper = "letter" }: { only?: Element | null; paper?: PaperName | undefined } = {},
): Promise<void> {
  try {
    const { makePagePdf } = await import("./pagePdf.ts");
    const file = await makePagePdf(title, only, paper);
    const isTaken = await handOver(`${name}.pdf`, "application/pdf", file);
    if (!isTaken) toast("The PDF is ready. Tap Save as PDF once more.");
  } catch {
    toast.error("This browser cannot make the PDF. Print does the same.");
  }
}
