import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./clientAddress.ts";

/** The address that a request from a socket is counted under. */
async function addressOf(socket: string, trustedProxies = 0, forwardedFor?: string) {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  const incoming = { socket: { remoteAddress: socket } };
  return await (await app.request("/", { headers }, { incoming })).text();
}

describe("the address that attempts are counted by", () => {
  it("is the socket's, whatever a header says, while no proxy is trusted", async () => {
    expect(await addressOf("203.0.113.7", 0, "198.51.100.1")).toBe("203.0.113.7");
  });

  it("is the one that the outermost trusted proxy saw", async () => {
    const forwarded = "6.6.6.6, 198.51.100.1, 10.0.0.2";
    expect(await addressOf("10.0.0.1", 1, forwarded)).toBe("10.0.0.2");
    expect(await addressOf("10.0.0.1", 2, forwarded)).toBe("198.51.100.1");
  });

  it("is the socket's where the proxy named none", async () => {
    expect(await addressOf("10.0.0.1", 1)).toBe("10.0.0.1");
    expect(await addressOf("10.0.0.1", 3, "198.51.100.1")).toBe("10.0.0.1");
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
  ])("of %s is %s: one visitor owns a network of 64 bits", async (socket, network) => {
    expect(await addressOf(socket)).toBe(network);
  });

  it("is the same for all without a socket", async () => {
    const app = new Hono().get("/", (c) => c.text(clientAddress(c, 0)));
    expect(await (await app.request("/")).text()).toBe("");
  });
});
