/** A secret that the platform still lists after its deletion is said to be listed; any other is said to be deleted. */
import type { PropsWithChildren } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { AppId, type App } from "#schemas/apps/App.ts";
import {
  deleteSecretAtom,
  secretsAtom,
  showSecretsOf,
  deletedBeforeAtom,
} from "#src/features/client-secrets/clientSecrets.ts";
import { useDeleteSecret } from "#src/features/client-secrets/useDeleteSecret.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { toastsAtom } from "#src/interaction/toasts.ts";
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

interface Platform {
  /** It confirms a deletion and deletes nothing. */
  readonly isDeaf?: boolean;
  /** It lists nothing after a deletion. */
  readonly failsAfter?: boolean;
  /** The list is loaded again while the platform deletes. */
  readonly isReadMeanwhile?: boolean;
}

/** The page of an app with two secrets. */
const open = async ({ isDeaf = false, failsAfter = false, isReadMeanwhile = false }: Platform) => {
  let secrets = [secret("sec_1"), secret("sec_2")];
  let hasFailed = false;
  const { store } = await signedInTab(
    smallServer({
      "/api/v1/apps/app_1/tokens": () => (hasFailed ? json({}, 500) : json({ content: secrets })),
      "/api/v1/apps/app_1/tokens/sec_1": async () => {
        if (isReadMeanwhile) {
          const { loadedAt } = store.get(secretsAtom);
          store.set(secretsAtom);
          await expect.poll(() => store.get(secretsAtom).loadedAt).not.toBe(loadedAt);
        }
        if (!isDeaf) secrets = [secret("sec_2")];
        hasFailed = failsAfter;
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
  const wrapper = ({ children }: PropsWithChildren) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  return {
    remove: () => store.set(deleteSecretAtom, first),
    /** Deletes it as the dialog does, and returns the number of toasts. */
    removeAndSay: async () => {
      const { result } = await renderHook(() => useDeleteSecret(first, () => {}), { wrapper });
      await result.current.deleteSecret();
      return store.get(toastsAtom).length;
    },
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

it("a list that was read before the deletion was confirmed does not tell that the secret stays", async () => {
  const page = await open({ isReadMeanwhile: true });
  await page.remove();
  expect(page.stillListed()).toEqual([]);
  await expect.poll(page.listed).toEqual(["sec_2"]);
});

it.each([
  ["once it is gone from the list", {}, 1],
  ["if the list cannot be read again", { failsAfter: true }, 1],
  ["unless it is still listed", { isDeaf: true }, 0],
])("a secret is said to be deleted %s", async (_when, platform, toasts) => {
  const page = await open(platform);
  expect(await page.removeAndSay()).toBe(toasts);
});
