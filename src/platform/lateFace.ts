/** What the page's router tells of its views. */
interface Views {
  subscribe: (
    event: "onRendered",
    listener: (view: { pathChanged: boolean }) => void,
  ) => () => void;
}

/**
 * Gives a visit that was painted before its face of text had come (`font-display: optional`, decision 51) that face from the
 * next screen on: there all words are new, and none moves for it. Where it was there from the start nothing changes, and
 * where it does not come the phone's own stays.
 *
 * @param views of the page's router
 */
export async function faceFromNextScreen(views: Views): Promise<void> {
  const face = new FontFace("Public Sans", 'url("/fonts/public-sans.woff2")', {
    weight: "400 700",
  });
  try {
    await face.load();
  } catch {
    return;
  }
  const leave = views.subscribe("onRendered", ({ pathChanged }) => {
    if (!pathChanged) return;
    leave();
    document.fonts.add(face);
  });
}
