/**
 * Keeps the screen on, where the browser can. The lock is lost whenever the page is out of sight,
 * and taken again when it comes back.
 *
 * @returns lets the screen go dark again
 */
export function keepScreenOn(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (!("wakeLock" in navigator) || document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // A low battery refuses, too; the screen goes dark as always.
    }
  };
  const takeAgain = () => void take();
  void take();
  document.addEventListener("visibilitychange", takeAgain);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", takeAgain);
    void lock?.release().catch(() => undefined);
  };
}
