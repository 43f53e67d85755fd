/** Two instances on one PostgreSQL, behind nginx as documented, are one platform. */
import { lacking, startInstances } from "./support/instances.ts";
import { expectSignedIn } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { signIn, useBearerTokens } from "./support/signIn.ts";
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

test("a sign-in and the pages after it work through both instances, and through the other one when one is killed", async ({
  page,
  problems,
  running: { instances },
}) => {
  await useBearerTokens(page.context());
  await signIn(page);
  for (const name of ["Themes", "Overview"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await settled(page);
  }

  // The proxy answers 502 for what the killed instance left unanswered.
  problems.allow(/status of 502/);
  await instances[0]?.stop("SIGKILL");
  await page.reload();
  await expectSignedIn(page);
});
