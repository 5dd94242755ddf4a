import {
  getCacheKeyForURL,
  createHandlerBoundToURL,
  cleanupOutdatedCaches,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { cacheNames } from "workbox-core";
import { PERSISTED_LIFE_MS } from "#domain/constants.ts";
import { VIEWS_CACHE_PREFIX, removeViews } from "#domain/queries/cacheIndex.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { withFallback } from "#domain/time/withFallback.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { wantsNoCalls } from "./storage.ts";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The screen whose first view is kept. */
const HOME = "/";

/** Longest waits, in milliseconds: for the kept document, which the visitor waits for, and for the server's. */
const NAVIGATION_TIMEOUT_MS = { kept: 500, asked: 10_000 } as const;

/** Forgets the views of other releases. */
async function forgetOldViews(): Promise<void> {
  await withFallback(undefined, NAVIGATION_TIMEOUT_MS.kept, () => removeViews(caches, name()));
}

/** Whether the first view of an address may be kept. */
const hasFirstView = ({ pathname, search }: URL): boolean => pathname === HOME && search === "";

/**
 * Home's document with its first view, as the server has sent it last; `null` where none is kept, or where anything about it is odd: damaged, of another release, older than a copy may be.
 */
async function savedView(): Promise<Response | null> {
  return await withFallback(null, NAVIGATION_TIMEOUT_MS.kept, async () => {
    const kept = await (await open()).match(HOME);
    if (kept === undefined) return null;
    const age = Date.now() - Date.parse(kept.headers.get("date") ?? "");
    const text = await kept.text();
    return age < PERSISTED_LIFE_MS && isOwnView(text) ? document(inTwoParts(text), kept) : null;
  });
}

/**
 * Keeps the document as it is now. What cannot be fetched, or is not the site's own, leaves the kept
 * one as it is.
 *
 * @returns whether that is the newest
 */
export async function keepView(): Promise<boolean> {
  if (await wantsNoCalls()) return false;
  try {
    const [answer, text] = await withTimeLimit(NAVIGATION_TIMEOUT_MS.asked, async (signal) => {
      const received = await fetch(HOME, { signal, cache: "no-cache", credentials: "omit" });
      return [received, await received.text()] as const;
    });
    if (!answer.ok || !isOwnView(text)) return false;
    await (await open()).put(HOME, document(text, answer));
    return true;
  } catch {
    return false;
  }
}

/** Forgets all views: newer answers than theirs are kept. */
export async function dropViews(): Promise<void> {
  await withFallback(undefined, NAVIGATION_TIMEOUT_MS.kept, () => removeViews(caches));
}

const name = () => VIEWS_CACHE_PREFIX + (getCacheKeyForURL(SHELL) ?? "");

const open = () => caches.open(name());

/** As much of what follows the beginning of a view as fills the screen of a phone, in characters. */
const SCREENFUL = 9_000;

/** Between the two parts, in milliseconds: as much as the browser takes to begin with the first. */
const PART_AFTER_MS = 20;

/** The beginning first, so that it is painted before the browser reads and lays out what is below. */
function inTwoParts(text: string): ReadableStream<Uint8Array> {
  const cut = text.indexOf(ROOT) + SCREENFUL;
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(text.slice(0, cut)));
      await new Promise((resolve) => setTimeout(resolve, PART_AFTER_MS));
      controller.enqueue(encoder.encode(text.slice(cut)));
      controller.close();
    },
  });
}

/** With the headers of an answer, but those that tell how it travelled. */
function document(text: BodyInit, { headers }: Response): Response {
  const kept = new Headers(headers);
  for (const travelled of ["content-encoding", "content-length"]) kept.delete(travelled);
  return new Response(text, { headers: kept });
}

const ROOT = '<div id="root"';

const SCRIPTS =
  /<(?:script type="module"[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+)"/g;

/** Whether a document is whole, has a view, and loads scripts that are all kept: those of this release. */
function isOwnView(text: string): boolean {
  const scripts = [...text.matchAll(SCRIPTS)].map(([, path = ""]) => path);
  return (
    text.trimEnd().endsWith("</html>") &&
    text.includes(ROOT) &&
    text.includes(`<script id="${FIRST_VIEW_ID}"`) &&
    scripts.length > 0 &&
    scripts.every((path) => getCacheKeyForURL(path) !== undefined)
  );
}

/** Addresses that are not screens: the API, and files by their ending. */
const NOT_SCREENS = [/^\/api\//, /^[^?]*\/[^/?]+\.[a-z0-9]+(?:\?|$)/i];

/** After a navigation the page goes first; then its document is kept anew, in milliseconds. */
const KEEP_AFTER_MS = 4_000;

/** A shell that is neither found nor fetched is looked for once more, in milliseconds. */
const LOOK_AGAIN_AFTER_MS = 100;

/**
 * Answers every navigation, deep links and aliases included, with the saved shell, or with a screen's
 * last first view where one is kept. In development nothing is saved, and navigations go to the server.
 */
export function answerNavigations(worker: ServiceWorkerGlobalScope): void {
  if (getCacheKeyForURL(SHELL) === undefined) return;
  worker.addEventListener("install", (event) => event.waitUntil(keepView()));
  worker.addEventListener("activate", (event) => event.waitUntil(forgetOldViews()));
  const kept = createHandlerBoundToURL(SHELL);
  const shell: typeof kept = async (options) => {
    try {
      return await kept(options);
    } catch {
      // WebKit’s storage, begun anew when the last page was closed, may not find at first what it has.
      await pause(LOOK_AGAIN_AFTER_MS);
      return await kept(options);
    }
  };
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { event, url } = options;
        if (!hasFirstView(url)) return await shell(options);
        event.waitUntil(pause(KEEP_AFTER_MS).then(keepView));
        return (await savedView()) ?? (await shell(options));
      },
      { denylist: NOT_SCREENS },
    ),
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Address of the page that answers every navigation: index.html without the styles that are kept as a file. */
const SHELL = "/shell.html";

/**
 * Keeps every file of the shell on the phone. A file that the browser has thrown
 * away is fetched again, so a lost cache costs the connection and nothing else.
 *
 * @param files list injected by the build: address and revision of each file
 */
export function precacheShell(files: (string | PrecacheEntry)[]): void {
  cleanupOutdatedCaches();
  // Every address is a screen of the shell: "/" must reach the navigation route
  // rather than be guessed to mean a file.
  precacheAndRoute(files, { directoryIndex: "", cleanURLs: false });
}

/**
 * Lets the browser itself answer for files that are named after what is in them, where it can (the Static Routing
 * API): from the kept files without waking the worker, and from the network what is not kept.
 */
export function routeFiles(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", (event) => {
    if (!("addRoutes" in event) || typeof event.addRoutes !== "function") return;
    const files = {
      condition: { urlPattern: "/assets/*" },
      source: { cacheName: cacheNames.precache },
    };
    event.waitUntil(Promise.resolve(event.addRoutes(files)).catch(() => {}));
  });
}

/**
 * A new release takes over only when the page says so. The very first worker has
 * no page to disturb and claims the open ones, so that they work offline at once.
 */
export function followUpdates(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if (isSkipWaiting(event.data)) void worker.skipWaiting();
  });
  worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
}

function isSkipWaiting(data: unknown): boolean {
  return (
    typeof data === "object" && data !== null && "type" in data && data.type === "SKIP_WAITING"
  );
}
