/**
 * Whether the document may be of any age: the worker has kept it, or the browser, for whoever comes
 * back. Otherwise it has just come from the server, and nothing in it need be asked for again.
 */
export function isDocumentKept(): boolean {
  const isControlled = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  const [navigation] = performance.getEntriesByType("navigation");
  const comesBack = navigation !== undefined && Reflect.get(navigation, "type") === "back_forward";
  return isControlled || comesBack;
}
