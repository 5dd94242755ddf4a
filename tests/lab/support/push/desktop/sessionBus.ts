import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A message bus of its own, as a desktop session has one. */
export interface SessionBus {
  /** For `DBUS_SESSION_BUS_ADDRESS`. */
  address: string;
  stop: () => Promise<void>;
}

/** Starts a message bus. @throws Error when it ends before it says where it is */
export async function startSessionBus(): Promise<SessionBus> {
  const child = spawn("dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "close");
  const stop = () => child.kill();
  process.once("exit", stop);
  for await (const address of createInterface(child.stdout)) {
    child.stdout.resume();
    return {
      address,
      stop: async () => {
        process.off("exit", stop);
        stop();
        await ended;
      },
    };
  }
  throw new Error("dbus-daemon ended before it said its address");
}
