import type { Facts } from "./status_facts.ts";
import type { Finding } from "./finding.ts";
import { choreFindings } from "./choreRules.ts";
import { databaseFindings } from "./databaseRules.ts";
import { dataFindings } from "./judge.ts";
import { mailFindings, outboxFindings, pushFindings } from "./deliveryRules.ts";
import { importFolderFindings } from "./importFolderRules.ts";
import { machineFindings } from "./machineRules.ts";

/** What is not as it should be, the worst first. The rules know nothing but the facts. */
export function judge({ machine, database }: Facts): Finding[] {
  const content = database.kind === "answered" ? database.facts.content : null;
  const found = [
    ...databaseFindings(database, machine),
    ...machineFindings(machine, content),
    ...(machine.importFolder === null
      ? []
      : importFolderFindings(machine.importFolder, machine.now)),
    ...(content === null
      ? []
      : [
          ...dataFindings(content, machine.now),
          ...outboxFindings(content.alerts, machine.now),
          ...pushFindings(content.pushServices, machine.now),
          ...(machine.sendsMail ? mailFindings(content.mails, machine.now) : []),
          ...choreFindings(content, machine.now),
        ]),
  ];
  return found.toSorted((one, other) => weight(one) - weight(other));
}

const weight = ({ level }: Finding) => (level === "broken" ? 0 : 1);
