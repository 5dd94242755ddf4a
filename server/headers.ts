import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { InlineHashes } from "./static/inlineHashes.ts";

/**
 * The security headers of every answer, page and API alike. Inline code runs only
 * when its hash was in the built page; nothing may frame the site; the browser
 * gives it no capability but the visitor's location, which maps ask for on tap.
 *
 * @param hashes of the built page's inline elements
 * @param https whether visitors reach the site by https
 */
export function securityHeaders(hashes: InlineHashes, https: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...hashes.script],
      styleSrc: ["'self'", ...hashes.style],
      connectSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
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
