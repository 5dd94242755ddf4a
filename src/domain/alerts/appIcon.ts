/** What of a browser's `navigator` sets the figure on the app's icon; not every system has it. */
interface IconOwner {
  setAppBadge?: (count: number) => Promise<void>;
}

/**
 * Has the app's icon on the home screen say how many alerts are unread, from the page
 * and from the worker, where the system shows such things. Never throws.
 */
export async function showOnIcon(owner: IconOwner, unread: number): Promise<void> {
  await owner.setAppBadge?.(unread).catch(() => {});
}
