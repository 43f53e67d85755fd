/** Reminders of rotated secrets are a person's: nobody else in the tab gets them. */
import { expect, it } from "vitest";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { rotationsAtom } from "#src/features/client-secrets/rotations.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { signedInTab } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const rotation = { old: ClientSecretId.make("sec_1"), successor: ClientSecretId.make("sec_2") };

/** The page after a sign-in of `subject`. */
const open = async (subject: string) => {
  const { store } = await signedInTab(smallServer(), subject);
  const { last } = watch(store, rotationsAtom);
  return { last, rotate: () => store.set(rotationsAtom, rotation) };
};

it("reminders survive a new sign-in of the same person, and another person has none of them", async () => {
  const ada = await open("ada");
  await ada.rotate();
  await expect.poll(ada.last).toEqual([rotation]);
  const eve = await open("eve");
  await eve.rotate();
  await expect.poll(eve.last).toEqual([rotation]);
  const again = await open("ada");
  await again.rotate();
  await expect.poll(again.last).toEqual([rotation, rotation]);
});
