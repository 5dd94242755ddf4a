/** Under this key the browser keeps that the visitor wants no calls. */
export const STAY_OFFLINE_KEY = "stay-offline";

/** Whether the visitor wants no calls. The first bytes of the page ask it, too. */
export function wantsNoCalls(): boolean {
  try {
    return localStorage.getItem(STAY_OFFLINE_KEY) !== null;
  } catch {
    return false;
  }
}
