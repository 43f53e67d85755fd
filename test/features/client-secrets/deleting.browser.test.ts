/** A secret that the platform still lists after its deletion is said to be listed; any other is not. */
import { beforeEach, expect, it } from "vitest";
import { AppId, type App } from "#schemas/apps/App.ts";
import {
  deleteSecretAtom,
  secretsAtom,
  showSecretsOf,
  deletedBeforeAtom,
} from "#src/features/client-secrets/clientSecrets.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const appId: App["id"] = AppId.make("app_1");
const secret = (id: string) => ({
  id,
  appId,
  alias: `alias of ${id}`,
  creationDate: "2026-03-01T09:30:00.000Z",
});

/** The page of an app with two secrets. A deaf platform confirms a deletion and deletes nothing. */
const open = async ({ isDeaf }: { isDeaf: boolean }) => {
  let secrets = [secret("sec_1"), secret("sec_2")];
  const { store } = await signedInTab(
    smallServer({
      "/api/v1/apps/app_1/tokens": () => json({ content: secrets }),
      "/api/v1/apps/app_1/tokens/sec_1": () => {
        if (!isDeaf) secrets = [secret("sec_2")];
        return new Response(null, { status: 204 });
      },
    }),
  );
  showSecretsOf(store, appId);
  const list = watch(store, secretsAtom);
  const deleted = watch(store, deletedBeforeAtom);
  await expect.poll(() => list.last()?.data?.secrets).toHaveLength(2);
  const [first] = (list.last()?.data?.secrets ?? []).filter(({ id }) => id === "sec_1");
  if (first === undefined) throw new Error("The list has no secret");
  return {
    remove: () => store.set(deleteSecretAtom, first),
    listed: () =>
      list
        .last()
        ?.data?.secrets.map(({ id }) => id)
        .toSorted(),
    /** Of the listed secrets, those whose deletion was confirmed. */
    stillListed: () =>
      list
        .last()
        ?.data?.secrets.map(({ id }) => id)
        .filter((id) => deleted.last()?.has(id)),
  };
};

beforeEach(emptyBrowser);

it("a secret that is listed after its deletion was confirmed is named", async () => {
  const page = await open({ isDeaf: true });
  expect(page.stillListed()).toEqual([]);
  await page.remove();
  await expect.poll(page.stillListed).toEqual(["sec_1"]);
});

it("a secret that is gone is not named, nor are the others", async () => {
  const page = await open({ isDeaf: false });
  await page.remove();
  await expect.poll(page.listed).toEqual(["sec_2"]);
  expect(page.stillListed()).toEqual([]);
});
