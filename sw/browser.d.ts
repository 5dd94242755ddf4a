/** What browsers, the server and the site's own scripts know and TypeScript's library does not. */

interface NotificationOptions {
  actions?: { action: string; title: string }[];
  renotify?: boolean;
  timestamp?: number;
}

/** https://w3c.github.io/push-api/#pushevent-interface: of a declarative message, where a browser knows those. */
interface PushEvent {
  readonly notification?: Notification | null;
}

/** https://wicg.github.io/periodic-background-sync/ */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** https://wicg.github.io/background-sync/spec/ */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** https://w3c.github.io/push-api/#the-pushsubscriptionchange-event; some browsers leave both out. */
interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

interface ServiceWorkerGlobalScopeEventMap {
  periodicsync: PeriodicSyncEvent;
  sync: SyncEvent;
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}

interface ServiceWorkerGlobalScope {
  /**
   * The site's configuration, which the server puts in front of the script: listeners have to be
   * registered while it runs for the first time, and one build serves every site.
   */
  readonly SITE_CONFIG?: import("#domain/site/siteConfig.ts").SiteConfig;
  /** Put here by `messagingService.ts`, a script of its own that only hosted sites load. */
  connectMessaging?: import("./messagingService.ts").ConnectMessaging;
}
