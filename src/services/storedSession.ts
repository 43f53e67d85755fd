/** The stored session's tokens. Without Effect and idb, as the early script and the prerendered page run it. */
import { databaseName } from "./storageKeys.ts";

export interface StoredTokens {
  readonly access_token: string;
  readonly token_type: string;
}

/** Type and access token must fit the Authorization header (RFC 9110 §11.4, 5.6.2), or no call could be sent. */
export const accessTokenPattern = /^[!-~]+$/;
export const tokenTypePattern = /^[\w!#$%&'*+.^`|~-]+$/;

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;
const isTextIfPresent = (members: Members, name: string) =>
  !(name in members) || typeof members[name] === "string";
const isTextOrNull = (value: unknown) => value === null || typeof value === "string";

/** The tokens if the console reads them too: see `SessionRecord` in SessionStore.ts. */
const tokensOf = (record: unknown): StoredTokens | undefined => {
  if (!isObject(record)) return undefined;
  const { generation, subject, idToken, tokens } = record;
  if (!isObject(tokens)) return undefined;
  const { access_token, token_type, refresh_token } = tokens;
  const isReadable =
    Number.isSafeInteger(generation) &&
    isTextOrNull(subject) &&
    isTextOrNull(idToken) &&
    isTextIfPresent(record, "scope") &&
    isTextIfPresent(tokens, "refresh_token") &&
    refresh_token !== "";
  if (!isReadable || typeof access_token !== "string" || typeof token_type !== "string") return undefined;
  return accessTokenPattern.test(access_token) && tokenTypePattern.test(token_type)
    ? { access_token, token_type }
    : undefined;
};

/** A database that has not answered by then, in milliseconds, counts as empty. */
const maxWait = 2000;

/** Undefined while nobody is signed in. Rejects in a browser without IndexedDB. */
export const readStoredTokens = (): Promise<StoredTokens | undefined> =>
  new Promise((resolve) => {
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
      reading.addEventListener("success", () => resolve(tokensOf(reading.result)));
      reading.addEventListener("error", none);
      database.close();
    });
  });

export const hasStoredSession = async (): Promise<boolean> => (await readStoredTokens()) !== undefined;
