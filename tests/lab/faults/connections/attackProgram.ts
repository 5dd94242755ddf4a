import { ATTACKERS } from "./attackers.ts";

/**
 * An attacker in a process of its own, so that it takes no time of those who watch: told its name,
 * the host, the port and the number of connections, it says on stdout how many were ended, again
 * and again, until it is killed.
 */
const SAID_EVERY_MS = 250;

const [, , name, host = "", port, count] = process.argv;
const attacker = ATTACKERS.find((each) => each.name === name);
if (attacker === undefined) throw new Error("There is no such attacker.");
const attack = attacker.begin({ host, port: Number(port) }, Number(count));
setInterval(() => process.stdout.write(`${String(attack.ended())}\n`), SAID_EVERY_MS);
