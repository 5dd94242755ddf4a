import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { InlineHashes } from "./inlineHashes.ts";

/** Origins beside the site's own that a page may call, or load scripts or pictures from. */
export interface ForeignSources {
  connect: readonly string[];
  script: readonly string[];
  img: readonly string[];
}

/**
 * The security headers of every answer, page and API alike. Inline code runs only
 * when its hash was in the built page; nothing may frame the site; the browser
 * gives it no capability but the visitor's location, which maps ask for on tap.
 *
 * @param hashes of the built page's inline elements
 * @param https whether visitors reach the site by https
 * @param foreign what the site's configuration makes it need beside itself
 */
export function securityHeaders(
  hashes: InlineHashes,
  https: boolean,
  foreign: ForeignSources = { connect: [], script: [], img: [] },
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes.script, ...foreign.script],
      styleSrc: ["'self'", ...hashes.style],
      connectSrc: ["'self'", ...foreign.connect],
      imgSrc: ["'self'", "data:", ...foreign.img],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    permissionsPolicy: {
      geolocation: ["self"],
      accelerometer: [],
      camera: [],
      displayCapture: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      usb: [],
    },
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
  });
}
