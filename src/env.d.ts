/** Version of the running release, put in by the build. */
declare const __APP_VERSION__: string;

/** https://wicg.github.io/background-sync/spec/; only Chromium has it. */
interface ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}
