import type { AccountSessions } from "../identity_identity.ts";
import { endSession, listSessions, sessionHandle } from "./sessions.ts";

/** The sessions of an account, for its owner to see and to end. */
export const accountSessions: AccountSessions = {
  async list(db, { uid, sessionId }) {
    return (await listSessions(db, uid)).map(({ id, label, signedInAt, lastUsedAt }) => ({
      id: sessionHandle(id),
      label,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: id === sessionId,
    }));
  },
  async end(db, uid, handle) {
    const found = (await listSessions(db, uid)).find(({ id }) => sessionHandle(id) === handle);
    if (found !== undefined) await endSession(db, found.id);
    return found !== undefined;
  },
  async endThis(db, { sessionId }) {
    if (sessionId !== null) await endSession(db, sessionId);
  },
};
