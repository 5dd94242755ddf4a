import { expect, it } from "vitest";
import { readPushEndpoint } from "./pushEndpoint.ts";

const SERVICES = {
  services: ["push.example.org", "*.wide.example.org"],
  localOrigins: ["http://127.0.0.1:9123"],
};

it.each([
  "http://push.example.org/x",
  "ftp://push.example.org/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://0177.0.0.1/x",
  "https://127.1/x",
  "https://１２７.0.0.1/x",
  "https://10.0.0.1/x",
  "https://8.8.8.8/x",
  "https://169.254.169.254/latest/meta-data/",
  "https://[::1]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://[fd00::1]/x",
  "https://[2607:f8b0::1]/x",
  "https://localhost/x",
  "https://LOCALHOST./x",
  "https://router/x",
  "https://push.example.org./x",
  "https://.example.org/x",
  "https://db.internal/x",
  "https://printer.local/x",
  "https://app.localhost/x",
  "https://nas.home.arpa/x",
  "https://push.example.org:8443/x",
  "https://push.example.org:22/x",
  "https://user:secret@push.example.org/x",
  "https://user@push.example.org/x",
  "http://127.0.0.1:9124/x",
  "https://127.0.0.1:9123/x",
  "http://user@127.0.0.1:9123/x",
  `https://push.example.org/${"x".repeat(1_000)}`,
  `https://push.example.org/${"ä".repeat(400)}`,
  "https://attacker.example/x",
  "https://fcm.googleapis.com.attacker.example/x",
  "https://attackerfcm.googleapis.com/x",
  "https://storage.googleapis.com/x",
  "https://push.services.mozilla.com/x",
  "https://evilpush.apple.com/x",
  "https://wide.example.org/x",
  "https://sub.push.example.org/x",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "nonsense",
  "",
])("%s is no endpoint that this server calls", (endpoint) => {
  expect(readPushEndpoint(endpoint, SERVICES)).toBeNull();
});

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://jmt17.google.com/fcm/send/abc",
  "https://fcm.googleapis.com:443/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
  "https://android.googleapis.com/gcm/send/abc",
  "https://autopush.prod.push.services.mozilla.com/wpush/v2/abc",
  "https://api.push.apple.com/abc",
  "https://push.example.org/abc",
  "https://a.wide.example.org/abc",
  "http://127.0.0.1:9123/wpush/v2/abc",
])("%s is", (endpoint) => {
  expect(readPushEndpoint(endpoint, SERVICES)?.href).toBe(new URL(endpoint).href);
});
