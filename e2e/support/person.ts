/** What a person does in a browser and finds there: the words of the main tasks, for every engine. */
import { expect, type Page } from "@playwright/test";

/** Where to press: pixels to the right of the element's middle. */
export interface Beside {
  readonly right: number;
}

/** All selectors are Playwright's: `role=button[name="New app"]`, chained by ` >> `. */
export interface Person {
  readonly open: (path: string) => Promise<void>;
  /** Presses the mouse on what is painted there: fails if something covers the element. */
  readonly click: (selector: string, beside?: Beside) => Promise<void>;
  /** Replaces the text of a field, key by key. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Keys as Playwright names them: `Enter`, `ControlOrMeta+v`. */
  readonly press: (keys: string) => Promise<void>;
  readonly sees: (selector: string) => Promise<void>;
  readonly misses: (selector: string) => Promise<void>;
  /** Evaluates a function in the page. */
  readonly read: <A>(of: () => A) => Promise<A>;
  /** Opens another tab of the same browser. */
  readonly openTab: () => Promise<Person>;
}

/** A person at a browser that Playwright drives. */
export const personAt = (page: Page): Person => ({
  open: async (path) => void (await page.goto(path)),
  click: async (selector, beside) => {
    const element = page.locator(selector);
    const box = beside && (await element.boundingBox());
    await element.click(box ? { position: { x: box.width / 2 + beside.right, y: box.height / 2 } } : {});
  },
  type: async (selector, text) => {
    await page.locator(selector).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  },
  press: (keys) => page.keyboard.press(keys),
  sees: (selector) => expect(page.locator(selector).first()).toBeVisible(),
  misses: (selector) => expect(page.locator(selector)).toHaveCount(0),
  read: (of) => page.evaluate(of),
  openTab: async () => personAt(await page.context().newPage()),
});
