/** What the local storage keeps of a person, and of whom. */
import { Option, Schema } from "effect";
import { isPersonalKey, storageKeys, workedKey } from "./storageKeys.ts";
import { sharedStorage } from "./webStorage.ts";

/** The person (`sub`) who signed in last; null after a sign-out, and if the provider names nobody. */
export const storageOwner = (): string | null =>
  Option.getOrNull(sharedStorage.get(storageKeys.owner, Schema.String));

/** Whether a call has succeeded since the person signed in, on this page or another one. */
export const hasWorked = (): boolean => Option.isSome(sharedStorage.get(workedKey, Schema.String));
export const noteWorked = (): boolean => sharedStorage.set(workedKey, Schema.String, "true");

export const clearPersonalStorage = (): void => sharedStorage.removeWhere(isPersonalKey);

/** Before a person's session starts: removes what may be another person's. */
export const claimPersonalStorage = (subject: string | null): void => {
  sharedStorage.remove(workedKey);
  if (subject !== null && subject === storageOwner()) return;
  clearPersonalStorage();
  if (subject !== null) sharedStorage.set(storageKeys.owner, Schema.String, subject);
};
