/** Two instances on one PostgreSQL, behind nginx as documented, are one platform. */
import { setTimeout as pause } from "node:timers/promises";
import { lacking, startInstances } from "./support/instances.ts";
import { expectSignedIn, storedTokens } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { expireAccessToken, signIn, useBearerTokens } from "./support/signIn.ts";
import { expect, test as base } from "./support/test.ts";

type Instances = Awaited<ReturnType<typeof startInstances>>;

const test = base.extend<{ readonly running: Instances }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const running = await startInstances();
      await use(running);
      await running.stop();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ running }, use) => use(running.origin),
});
test.use({ ignoreHTTPSErrors: true });
test.skip(lacking !== undefined, `This machine has no ${lacking}`);

interface Load {
  readonly acknowledged: ReadonlyArray<string>;
  readonly refused: ReadonlyArray<number>;
}

/** In the page: four writers register apps, each until it is acknowledged, until `isOver` is set. */
const registerApps = async (token: string): Promise<Load> => {
  const acknowledged: Array<string> = [];
  const refused: Array<number> = [];
  const register = async (name: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    for (;;) {
      const answer = await fetch("/api/v1/apps", {
        method: "POST",
        headers,
        body: JSON.stringify({ name }),
      }).catch(() => undefined);
      if (answer?.status === 201) return acknowledged.push(name);
      // The instance was killed before it answered, so nobody knows whether the app was registered.
      if (answer !== undefined && answer.status < 500) return refused.push(answer.status);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };
  const write = async (writer: number) => {
    for (let number = 0; !("isOver" in globalThis); number++) await register(`Written ${writer} ${number}`);
  };
  await Promise.all([1, 2, 3, 4].map(write));
  return { acknowledged, refused };
};

test("a sign-in and the pages after it work through both instances, and nothing is lost when one is killed", async ({
  page,
  problems,
  running: { instances },
}) => {
  const [first, second] = instances;
  await useBearerTokens(page.context());
  await signIn(page);
  for (const name of ["Themes", "User Statistics", "Overview"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await settled(page);
  }

  // The proxy answers 502 for what the killed instance left unanswered, the platform 503 while it answers nothing else.
  problems.allow(/status of 50[23]/);
  const tokens = (await storedTokens(page)) as { readonly access_token: string };
  const load = page.evaluate(registerApps, tokens.access_token);
  await pause(1000);
  await first?.stop("SIGKILL");
  await pause(1000);
  await page.evaluate("globalThis.isOver = true");
  const { acknowledged, refused } = await load;
  expect(refused).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(8);

  const answer = await fetch(`${second?.address}/api/v1/apps?size=10000`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  const { content } = (await answer.json()) as { readonly content: ReadonlyArray<{ readonly name: string }> };
  const written = content.map(({ name }) => name).filter((name) => name.startsWith("Written "));
  expect(written.toSorted()).toEqual(acknowledged.toSorted());

  problems.expect(/401/);
  await expireAccessToken(page);
  await page.reload();
  await expectSignedIn(page);
});
