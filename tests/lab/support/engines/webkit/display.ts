import { spawn } from "node:child_process";
import { once } from "node:events";

/** A screen that nobody sees, of an X server of its own. */
export interface Display {
  /** Such as `:1`. */
  name: string;
  stop: () => Promise<void>;
}

/** @param executable of Xvfb @throws Error when it ends instead */
export async function startDisplay(executable: string): Promise<Display> {
  // It chooses its number itself, and says it on the fourth of its pipes.
  const words = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const server = spawn(executable, words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const ended = once(server, "close");
  const said = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once("data", (number: Buffer) => resolve(number.toString().trim()));
    server.once("error", reject);
    void ended.then(() => reject(new Error("Xvfb has ended.")));
  });
  return {
    name: `:${said}`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
