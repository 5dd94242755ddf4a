interface Size {
  width: number;
  height: number;
}

/** Where something is on the screen, in CSS pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far the toasts are from the corner at the bottom right, in CSS pixels. */
export interface ToastPlace {
  right: number;
  bottom: number;
}

/** Usual distance from the edges of the screen, and the least from what is in use. */
const MARGIN = 16;
const GAP = 8;
/** What is higher at the lower edge is a sheet, and no bar. */
const BAR_AT_MOST = 120;

/**
 * Where toasts cover nothing that is in use: in the corner at the bottom right, else above what
 * would lie below them, else left of it.
 *
 * @param inUse the largest first, such as an open dialog before the field with the cursor
 */
export function placeToasts(toasts: Size, screen: Size, inUse: readonly Box[]): ToastPlace {
  return inUse.reduce<ToastPlace>(
    (place, box) => {
      if (!covers(place, toasts, screen, box)) return place;
      // On a bar across the screen it stands without a gap: in one lines of what lies below would be cut to shreds.
      const isAcross = box.left <= 0 && box.right >= screen.width && box.bottom >= screen.height;
      const gap = isAcross && box.bottom - box.top <= BAR_AT_MOST ? 0 : GAP;
      const above = { right: place.right, bottom: screen.height - box.top + gap };
      if (above.bottom + toasts.height <= screen.height) return above;
      const beside = { right: screen.width - box.left + GAP, bottom: place.bottom };
      return beside.right + toasts.width <= screen.width ? beside : place;
    },
    { right: MARGIN, bottom: MARGIN },
  );
}

function covers(place: ToastPlace, toasts: Size, screen: Size, box: Box): boolean {
  const right = screen.width - place.right;
  const bottom = screen.height - place.bottom;
  return (
    box.right > right - toasts.width &&
    box.left < right &&
    box.bottom > bottom - toasts.height &&
    box.top < bottom
  );
}
