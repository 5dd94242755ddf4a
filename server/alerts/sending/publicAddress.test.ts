import { expect, it } from "vitest";
import { isPublicAddress } from "./publicAddress.ts";

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.19.255.255",
  "203.0.113.9",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "::ffff:127.0.0.1",
  "::8.8.8.8",
  "64:ff9b::8.8.8.8",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "3fff::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "2607:f8b0::1%eth0",
  "fec0::1",
  "ff02::1",
  "",
  "example.org",
])("%s is not on the public Internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["8.8.8.8", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1", "192.167.1.1"])(
  "%s is",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each(["2607:f8b0:4004:800::200e", "2a00:1450::1", "2001:4860:4860::8888"])(
  "%s is",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
