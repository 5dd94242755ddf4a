/** Version of the running release, put in by the build. */
declare const __APP_VERSION__: string;

/** https://wicg.github.io/background-sync/spec/; only Chromium has it. */
interface ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** A drawing by its name on https://lucide.dev/icons; the build puts it in (server/build/icons.ts). */
declare module "~icons/*" {
  const icon: import("#design/words/createIcon.ts").Icon;
  export default icon;
}

/** What others have made and the product contains; the build puts it in (server/build/thirdParty.ts). */
declare module "virtual:third-party" {
  const parts: readonly { name: string; version: string; licence: string }[];
  export default parts;
}
