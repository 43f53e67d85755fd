/** Reads the stored session before the console's code has arrived: without Effect and idb. */
import { readSessionRecord, type SessionRecord, type Tokens } from "../domain/sign-in/sessionRecord.ts";
import { databaseName } from "../services/storage/storageKeys.ts";

export type SignedIn = SessionRecord & { readonly tokens: Tokens };

const signedIn = (stored: unknown): SignedIn | undefined => {
  const record = readSessionRecord(stored);
  return record?.tokens ? { ...record, tokens: record.tokens } : undefined;
};

/** A database that has not answered by then, in milliseconds, counts as empty. */
const maxWait = 2000;

/** Undefined while nobody is signed in, or if the browser has no database. */
export const readStoredSession = (): Promise<SignedIn | undefined> =>
  new Promise<SignedIn | undefined>((resolve) => {
    const none = () => resolve(undefined);
    setTimeout(none, maxWait);
    const opening = indexedDB.open(databaseName);
    // There is no database yet; aborting does not create one.
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    opening.addEventListener("error", none);
    opening.addEventListener("success", () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains("session")) {
        database.close();
        none();
        return;
      }
      const reading = database.transaction("session").objectStore("session").get("current");
      reading.addEventListener("success", () => resolve(signedIn(reading.result)));
      reading.addEventListener("error", none);
      database.close();
    });
  }).catch(() => undefined);
