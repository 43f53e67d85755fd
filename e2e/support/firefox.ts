/** Lets Playwright drive the Firefox that is installed, over WebDriver BiDi. */
import type { Browser } from "@playwright/test";

const isUnknown = (error: unknown) => error instanceof Error && error.message.includes("unknown command");

interface Session {
  send: (method: string, params: unknown) => Promise<unknown>;
}

/**
 * Playwright sends `emulation.setMediaFeaturesOverride` for every page, even if there is nothing to override. Firefox
 * 153, the extended support release, does not know it.
 */
export const tolerateOlderFirefox = (browser: Browser): void => {
  // The cast: Playwright's types do not contain internal members.
  const client = browser as unknown as {
    readonly _connection: { readonly toImpl: (value: Browser) => { readonly _browserSession: Session } };
  };
  const prototype = Object.getPrototypeOf(client._connection.toImpl(browser)._browserSession) as Session;
  const { send } = prototype;
  prototype.send = async function sendOrSkip(this: Session, method, params) {
    try {
      return await send.call(this, method, params);
    } catch (error) {
      if (method === "emulation.setMediaFeaturesOverride" && isUnknown(error)) return {};
      throw error;
    }
  };
};
