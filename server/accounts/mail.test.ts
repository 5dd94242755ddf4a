import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMail, type Mail } from "./mail.ts";

const MAIL: Mail = {
  to: "ann@example.org",
  subject: "Reset your password",
  text: "Open this address:\n\nhttp://site.test/signin\n",
  link: "http://site.test/signin",
};

const ignore = () => undefined;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Sends as a site does that can. */
function mailBy(mail: { smtpUrl: string; from: string } | null, host = "0.0.0.0", log = silent) {
  const send = createMail({ mail, host }, log);
  if (send === null) throw new Error("It cannot send mail.");
  return send;
}

/** A mail server that takes everything, or nothing. @returns its address and what it was told */
async function mailServer(greeting = "220 ready") {
  const told: string[] = [];
  const converse = (socket: Socket) => {
    let inData = false;
    socket.write(`${greeting}\r\n`);
    socket.setEncoding("utf8").on("data", (text: string) => {
      told.push(text);
      if (inData && !text.endsWith("\r\n.\r\n")) return;
      inData = text.startsWith("DATA");
      socket.write(
        inData ? "354 go on\r\n" : text.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n",
      );
    });
    socket.on("error", ignore);
  };
  const server = createServer(converse).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return { url: `smtp://127.0.0.1:${String(address.port)}`, told: () => told.join("") };
}

describe("an e-mail to a visitor", () => {
  it("goes to the mail server, from the site's address to the visitor's", async () => {
    const { url, told } = await mailServer();
    await mailBy({ smtpUrl: url, from: "Ohio <ohio@example.org>" })(MAIL);
    expect(told()).toContain("MAIL FROM:<ohio@example.org>");
    expect(told()).toContain("RCPT TO:<ann@example.org>");
    expect(told()).toContain("Subject: Reset your password");
    expect(told()).toContain("http://site.test/signin");
    expect(told().match(/RCPT TO/g)).toHaveLength(1);
  });

  it("that the mail server does not take is a failure", async () => {
    const { url } = await mailServer("554 go away");
    const send = mailBy({ smtpUrl: url, from: "ohio@example.org" });
    await expect(send(MAIL)).rejects.toThrow();
  });

  it("is told to no other machine in plain text, unless the operator says so", async () => {
    const { url, told } = await mailServer();
    // Not a name of this machine, and yet no other.
    const elsewhere = url.replace("127.0.0.1", "0.0.0.0");
    const send = (smtpUrl: string) => mailBy({ smtpUrl, from: "ohio@example.org" })(MAIL);
    await expect(send(elsewhere)).rejects.toThrow();
    expect(told()).not.toContain("ann@example.org");
    await send(`${elsewhere}?requireTLS=false`);
    expect(told()).toContain("RCPT TO:<ann@example.org>");
  });

  it("is left to the operator of a site that only its own machine can reach", async () => {
    const warnings: unknown[][] = [];
    const log = { ...silent, warn: (...words: unknown[]) => void warnings.push(words) };
    await mailBy(null, "localhost", log)(MAIL);
    expect(warnings).toEqual([
      [
        { to: "ann@example.org", link: "http://site.test/signin" },
        "no mail server is set, hand this link over yourself: Reset your password",
      ],
    ]);
  });

  it.each(["0.0.0.0", "::", "192.0.2.1", "example.org"])(
    "cannot be sent by a site that others reach at %s, without a mail server",
    (host) => {
      expect(createMail({ mail: null, host }, silent)).toBeNull();
    },
  );
});
