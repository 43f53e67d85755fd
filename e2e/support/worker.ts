/**
 * What a worker starts, each at its first use: platforms and a sign-in. All specs share it, whichever `test` they take,
 * since Playwright starts another worker, with another browser, for other fixtures of workers.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, test as base } from "@playwright/test";
import { type FaultyPlatform, startFaultyPlatform } from "./faultyPlatform.ts";
import { type Platform, startPlatform, templateVariable } from "./platform.ts";
import { signIn, useBearerTokens } from "./signIn.ts";

/** Browser storage after a sign-in: the provider's cookies and the console's session, but no apps yet. */
type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Nothing is loaded ahead then, which would be a sixth of all processor time. */
export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

export interface OfContext {
  readonly savesData: boolean;
}

export interface OfWorker {
  readonly platform: Platform;
  readonly faulty: FaultyPlatform;
  /** Signs the demo administrator in to `platform`. */
  readonly session: () => Promise<SignedIn>;
}

/** For `test.use`: a browser without a session. Tests that sign out need it, to spare the shared session. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

/** Half the lifetime of an access token: no test starts with an expiring one or refreshes the shared one. */
const oldest = 5 * 60_000;

/** Starts on a copy of the demo data, which is removed afterwards. */
const onCopy = async <A extends Platform>(
  start: (dataDir: string) => Promise<A>,
  use: (platform: A) => Promise<void>,
) => {
  const dataDir = await mkdtemp(join(tmpdir(), "wellbeing-e2e-"));
  await cp(process.env[templateVariable] ?? "", dataDir, { recursive: true });
  const platform = await start(dataDir);
  await use(platform);
  await platform.stop();
  await rm(dataDir, { recursive: true });
};

interface FirefoxSession {
  send: (method: string, params: unknown) => Promise<unknown>;
}

/**
 * Playwright sends `emulation.setMediaFeaturesOverride` for every page, even if there is nothing to override. Firefox
 * 153, the extended support release, does not know it.
 */
const tolerateOlderFirefox = (browser: Browser) => {
  // The cast: Playwright's types do not contain internal members.
  const client = browser as unknown as {
    readonly _connection: {
      readonly toImpl: (value: Browser) => { readonly _browserSession: FirefoxSession };
    };
  };
  const session = client._connection.toImpl(browser)._browserSession;
  const prototype = Object.getPrototypeOf(session) as FirefoxSession;
  const { send } = prototype;
  prototype.send = async function sendOrSkip(this: FirefoxSession, method, params) {
    try {
      return await send.call(this, method, params);
    } catch (error) {
      const isUnknown = error instanceof Error && error.message.includes("unknown command");
      if (method === "emulation.setMediaFeaturesOverride" && isUnknown) return {};
      throw error;
    }
  };
};

export const test = base.extend<OfContext, OfWorker>({
  savesData: [true, { option: true }],

  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },

  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    ({}, use) => onCopy((dataDir) => startPlatform(dataDir), use),
    { scope: "worker", timeout: 60_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  faulty: [({}, use) => onCopy(startFaultyPlatform, use), { scope: "worker", timeout: 60_000 }],

  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === "firefox") tolerateOlderFirefox(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],

  session: [
    async ({ browser, platform }, use) => {
      let last: { readonly kept: SignedIn; readonly at: number } | undefined;
      await use(async () => {
        if (last !== undefined && Date.now() - last.at < oldest) return last.kept;
        const at = Date.now();
        // During a test, new contexts would be signed in already.
        const context = await browser.newContext({ baseURL: platform.origin, ...signedOut });
        await useBearerTokens(context);
        const page = await context.newPage();
        await signIn(page, "/administer/nothing-here");
        const kept = await context.storageState({ indexedDB: true });
        expect(JSON.stringify(kept.origins), "the session is stored").toContain("access_token");
        last = { kept, at };
        await context.close();
        return kept;
      });
    },
    { scope: "worker" },
  ],
});
