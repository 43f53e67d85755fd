/** Whether a session is stored, read without Effect or idb, for the prerendered page. No token leaves the storage. */
import { databaseName } from "./storageKeys.ts";

const hasTokens = (record: unknown) =>
  typeof record === "object" && record !== null && "tokens" in record && record.tokens !== null;

export const hasStoredSession = (): Promise<boolean> =>
  new Promise((resolve) => {
    const none = () => resolve(false);
    const opening = indexedDB.open(databaseName);
    // There is no database yet, and none is made here.
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    opening.addEventListener("error", none);
    opening.addEventListener("success", () => {
      const database = opening.result;
      const reading = database.transaction("session").objectStore("session").get("current");
      reading.addEventListener("success", () => resolve(hasTokens(reading.result)));
      reading.addEventListener("error", none);
      database.close();
    });
  });
