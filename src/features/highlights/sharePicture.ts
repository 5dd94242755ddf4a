import toast from "react-hot-toast/headless";
import type { Highlight, Highlights } from "#domain/trends/highlights.ts";
import { shareFile } from "#platform/share.ts";
import { FACES, PICTURE, drawPicture } from "./drawPicture.ts";

/** Makes a picture of a card on this phone and hands it over. Says so where that cannot be. */
export async function sharePicture(card: Highlight, of: Highlights): Promise<void> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, PICTURE);
  const pen = canvas.getContext("2d");
  // Without its face the picture has another one, as the page has.
  await Promise.all(FACES.map((each) => document.fonts.load(each))).catch(() => undefined);
  if (pen) drawPicture(pen, card, of, `${location.host}/yearly-highlights?year=${String(of.year)}`);
  const blob = pen && (await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png")));
  if (!blob) {
    toast.error("This browser makes no pictures.");
    return;
  }
  const name = `highlight-${String(of.year)}-${card.kind}.png`;
  await shareFile(new File([blob], name, { type: "image/png" }), card.title);
}
