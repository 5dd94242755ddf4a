/** To the top of the page; its button goes away up there, so the focus goes where reading begins anew. */
export function backToTop(): void {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
