import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientNetworks } from "./clientAddress.ts";

/** The networks that a request from a socket is counted under. */
async function networksOf(socket: string, trustedProxies = 0, forwardedFor?: string) {
  const app = new Hono().get("/", (c) => c.text(clientNetworks(c, trustedProxies).join(" ")));
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  const incoming = { socket: { remoteAddress: socket } };
  return await (await app.request("/", { headers }, { incoming })).text();
}

describe("the address that attempts are counted by", () => {
  it("is the socket's, whatever a header says, while no proxy is trusted", async () => {
    expect(await networksOf("203.0.113.7", 0, "198.51.100.1")).toBe("203.0.113.7");
  });

  it("is the one that the outermost trusted proxy saw", async () => {
    const forwarded = "6.6.6.6, 198.51.100.1, 10.0.0.2";
    expect(await networksOf("10.0.0.1", 1, forwarded)).toBe("10.0.0.2");
    expect(await networksOf("10.0.0.1", 2, forwarded)).toBe("198.51.100.1");
  });

  it.each([
    ["198.51.100.1:443", "198.51.100.1"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64 2001:db8:1::/48"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64 2001:db8:1::/48"],
    [" 2001:db8:1:2::9 ", "2001:db8:1:2::/64 2001:db8:1::/48"],
  ])("is read of %s as proxies write it", async (entry, networks) => {
    expect(await networksOf("10.0.0.1", 1, `6.6.6.6, ${entry}`)).toBe(networks);
  });

  it.each(["unknown", "_hidden", "", "198.51.100", "0x7f.1", "010.1.1.1", "a".repeat(5_000)])(
    "is the socket's where the proxy named %s, which is no address",
    async (entry) => {
      expect(await networksOf("10.0.0.1", 1, `6.6.6.6, ${entry}`)).toBe("10.0.0.1");
    },
  );

  it("is the socket's where the proxies named none", async () => {
    expect(await networksOf("10.0.0.1", 1)).toBe("10.0.0.1");
    expect(await networksOf("10.0.0.1", 3, "198.51.100.1")).toBe("10.0.0.1");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64 2001:db8:1::/48"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64 2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0:0::/64 2001:db8:0::/48"],
    ["::1", "0:0:0:0::/64 0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64 fe80:0:0::/48"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
  ])("of %s is %s: one visitor owns whole networks", async (socket, networks) => {
    expect(await networksOf(socket)).toBe(networks);
  });

  it("is the same for all without a socket", async () => {
    const app = new Hono().get("/", (c) => c.text(`(${clientNetworks(c, 0).join(" ")})`));
    expect(await (await app.request("/")).text()).toBe("()");
  });
});
