/** The stored session's tokens. Without Effect and idb, as the early script and the prerendered page run it. */
import { databaseName } from "./storageKeys.ts";

export interface StoredTokens {
  readonly access_token: string;
  readonly token_type: string;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const tokensOf = (record: unknown): StoredTokens | undefined => {
  if (typeof record !== "object" || record === null || !("tokens" in record)) return undefined;
  const { tokens } = record;
  if (typeof tokens !== "object" || tokens === null) return undefined;
  if (!("access_token" in tokens) || !("token_type" in tokens)) return undefined;
  const { access_token, token_type } = tokens;
  return isText(access_token) && isText(token_type) ? { access_token, token_type } : undefined;
};

/** Undefined while nobody is signed in. Rejects in a browser without IndexedDB. */
export const readStoredTokens = (): Promise<StoredTokens | undefined> =>
  new Promise((resolve) => {
    const none = () => resolve(undefined);
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
      reading.addEventListener("success", () => resolve(tokensOf(reading.result)));
      reading.addEventListener("error", none);
      database.close();
    });
  });

export const hasStoredSession = async (): Promise<boolean> => (await readStoredTokens()) !== undefined;
