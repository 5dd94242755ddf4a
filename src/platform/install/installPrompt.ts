/** The browser's offer to install the site. It comes when it likes, often before anything asks for it. */
let offer: Event | null = null;
let hear = () => {};

if (!import.meta.env.SSR)
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    hear();
  });

/** Calls back with each offer, the one that has come already included. */
export function onInstallOffer(listener: (offer: Event) => void): void {
  hear = () => {
    if (offer !== null) listener(offer);
  };
  hear();
}
