/** The overview shows the secrets of the last request for them, however late an earlier answer arrives. */
import { DateTime } from "effect";
import { beforeEach, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { secretsRequests } from "#src/features/client-secrets/attention/attention.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const appId = AppId.make("app_1");

const expiring = (expirationDate: string) =>
  json({
    content: [
      { id: "sec_1", appId, alias: "production", creationDate: "2020-01-01T00:00:00Z", expirationDate },
    ],
  });

beforeEach(emptyBrowser);

it(
  "an answer that was requested before the secrets may have changed is dropped",
  { timeout: 30_000 },
  async () => {
    const answers: Array<(response: Response) => void> = [];
    const server = smallServer({
      [`/api/v1/apps/${appId}/tokens`]: () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    });
    const { store } = await signedInTab(server);
    const { invalidateAtom, rowAtomOf, seeAtom } = secretsRequests;
    const { until, seen } = watch(store, rowAtomOf(appId));
    store.set(seeAtom, appId, true);
    // On a busy machine the code of the request is transformed for seconds.
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBe(1);
    store.set(invalidateAtom, appId);
    store.set(seeAtom, appId, true);
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.(expiring("2020-02-02T00:00:00Z"));
    answers[1]?.(expiring("2020-03-03T00:00:00Z"));
    expect(await until((value) => value !== "pending")).toMatchObject({
      secrets: [{ expirationDate: DateTime.unsafeMake("2020-03-03T00:00:00Z") }],
    });
    expect(seen.filter((value) => value !== "pending")).toHaveLength(1);
  },
);
