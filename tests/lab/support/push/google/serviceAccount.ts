import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";

/**
 * Writes the key file of a service account that nobody knows.
 *
 * @param tokenUri where access tokens are to be asked for
 */
export function writeServiceAccount(file: string, projectId: string, tokenUri: string): void {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const account = {
    type: "service_account",
    project_id: projectId,
    private_key_id: "1",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    client_email: `alerts@${projectId}.iam.gserviceaccount.com`,
    client_id: "1",
    token_uri: tokenUri,
  };
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
}
