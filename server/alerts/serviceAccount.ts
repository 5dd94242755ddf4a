import { readFile } from "node:fs/promises";
import * as v from "valibot";

/** The file of a service account cannot be used. The message is one line for the operator. */
class ServiceAccountError extends Error {
  override name = "ServiceAccountError";
}

const text = v.pipe(v.string(), v.minLength(1));

/** As much of Google's key file as is needed to ask for access tokens. */
const ServiceAccountSchema = v.object({
  type: v.literal("service_account"),
  project_id: v.optional(text),
  client_email: text,
  private_key: v.pipe(v.string(), v.startsWith("-----BEGIN")),
  /** Where access tokens are given out. */
  token_uri: v.optional(v.pipe(v.string(), v.url()), "https://oauth2.googleapis.com/token"),
});
export type ServiceAccount = v.InferOutput<typeof ServiceAccountSchema>;

/**
 * Reads the key file of a service account.
 *
 * @throws ServiceAccountError when it is missing or is not one; it never repeats what the file says
 */
export async function readServiceAccount(file: string): Promise<ServiceAccount> {
  const content = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new ServiceAccountError(`GOOGLE_APPLICATION_CREDENTIALS: ${file} ${reason}.`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ServiceAccountSchema), content);
  if (parsed.success) return parsed.output;
  throw new ServiceAccountError(
    `GOOGLE_APPLICATION_CREDENTIALS: ${file} is not the key file of a service account.`,
  );
}
