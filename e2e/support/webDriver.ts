/** A person at WebKit: Debian's MiniBrowser, which only WebDriver can drive. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { Builder, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { build } from "vite";
import { freePort } from "#test/support/freePort.ts";
import type { Beside, Person } from "./person.ts";

/** Playwright's selectors as a script for any page. */
const selectorEngine = async (): Promise<string> => {
  // The cast: Vite's type allows watching and several outputs, which are not asked for.
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: fileURLToPath(import.meta.resolve("ivya")), formats: ["iife"], name: "selectors" },
    },
  })) as unknown as [{ readonly output: readonly [{ readonly code: string }] }];
  return `${output[0].code}; window.selectors = selectors.Ivya.create({ browser: "webkit" });`;
};

/** Playwright's names of keys. */
const named: Readonly<Record<string, string>> = {
  ControlOrMeta: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

/** Other failures follow a press, which must not be repeated: the page was replaced. */
const isNotPressed = (failure: unknown): boolean =>
  [
    error.ElementClickInterceptedError,
    error.ElementNotInteractableError,
    error.StaleElementReferenceError,
  ].some((each) => failure instanceof each);

const personIn = async (driver: WebDriver, origin: string, engine: string): Promise<Person> => {
  const tab = await driver.getWindowHandle();
  const showTab = async () => {
    if ((await driver.getWindowHandle()) !== tab) await driver.switchTo().window(tab);
  };
  const run = async <A>(script: string | (() => A), ...args: ReadonlyArray<string>): Promise<A> => {
    await showTab();
    return driver.executeScript<A>(script, ...args);
  };
  const visible = async (selector: string): Promise<ReadonlyArray<WebElement>> => {
    if (!(await run<boolean>("return 'selectors' in window"))) await run(engine);
    return run(
      `return selectors.queryLocatorSelectorAll(arguments[0]).filter((found) => found.checkVisibility());`,
      selector,
    );
  };
  // A page that is being replaced fails any command.
  const retry = (act: () => Promise<void>) =>
    expect(act).toPass({ timeout: 30_000, intervals: [50, 100, 200] });
  const click = (selector: string, beside?: Beside) =>
    retry(async () => {
      const [element, ...others] = await visible(selector);
      expect(others, selector).toEqual([]);
      if (element === undefined) throw new Error(`${selector} is not there`);
      const press =
        beside === undefined
          ? element.click()
          : driver.actions().move({ origin: element, x: beside.right }).click().perform();
      await press.catch((failure: unknown) => {
        if (isNotPressed(failure)) throw failure;
      });
    });
  const press = async (keys: string) => {
    const pressed = keys.split("+").map((key) => named[key] ?? key);
    let actions = driver.actions();
    for (const key of pressed) actions = actions.keyDown(key);
    for (const key of pressed.toReversed()) actions = actions.keyUp(key);
    await actions.perform();
  };
  return {
    open: (path) =>
      retry(async () => {
        await showTab();
        await driver.get(new URL(path, origin).href);
      }),
    click,
    type: async (selector, text) => {
      await click(selector);
      await press("ControlOrMeta+a");
      await driver.actions().sendKeys(text).perform();
    },
    press,
    sees: (selector) => retry(async () => expect(await visible(selector), selector).not.toHaveLength(0)),
    misses: (selector) => retry(async () => expect(await visible(selector), selector).toHaveLength(0)),
    read: (of) => run(of),
    openTab: async () => {
      await driver.switchTo().newWindow("tab");
      return personIn(driver, origin, engine);
    },
  };
};

/** Starts the browser on a display of its own, and ends both after `use`. */
export const withWebKit = async (origin: string, use: (person: Person) => Promise<void>): Promise<void> => {
  const port = await freePort();
  // A group of processes of its own: the display ends with the driver.
  const child = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      LANG: "en_GB.UTF-8",
      TZ: "Europe/Berlin",
      // Without a graphics card, painting in layers takes nearly half of the browser's time. A picture never comes then.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  await once(child, "spawn");
  const end = () => child.exitCode === null && child.pid && process.kill(-child.pid, "SIGTERM");
  process.once("exit", end);
  try {
    const address = `http://127.0.0.1:${port}`;
    await expect(async () => void (await fetch(`${address}/status`))).toPass({ timeout: 30_000 });
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    try {
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
      await use(await personIn(driver, origin, await selectorEngine()));
    } finally {
      await driver.quit();
    }
  } finally {
    process.off("exit", end);
    end();
  }
};
