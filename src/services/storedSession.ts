/** Whether a session is stored. Without Effect and idb, as the prerendered page runs it. */
import { databaseName } from "./storageKeys.ts";

const hasTokens = (record: unknown) =>
  typeof record === "object" && record !== null && "tokens" in record && record.tokens !== null;

export const hasStoredSession = (): Promise<boolean> =>
  new Promise((resolve) => {
    const none = () => resolve(false);
    const opening = indexedDB.open(databaseName);
    // There is no database yet; aborting does not create one.
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
