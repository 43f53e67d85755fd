/** Overlays and rare states of pages: two widths, each in English light and German dark. */
import type { Page, Request } from "@playwright/test";
import { type Look, looks } from "../support/looks.ts";
import type { Problems } from "../support/problems.ts";
import { settled } from "../support/settled.ts";
import { height, picture } from "./shoot.ts";

const [englishLight, , germanDark] = looks;
export const opposites = [englishLight, germanDark].filter((look) => look !== undefined);

/** The console reads `lang`, the provider `ui_locales`. */
export const inLanguage = (path: string, language: Look[0]): string =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}&ui_locales=${language}`;

type Step = (page: Page) => Promise<unknown>;

export interface Moment {
  /** Is appended to the path. */
  readonly at?: string;
  /** Runs before the page opens. */
  readonly before?: Step;
  /** The page's heading in English and German, awaited first: for a page that reloads itself. */
  readonly heading?: string;
  /** Leads from the open page to the moment. */
  readonly come?: Step;
  /** Matches requests that stay pending. */
  readonly isHeld?: (request: Request) => boolean;
  readonly widths?: ReadonlyArray<number>;
  /** Takes the whole page instead of the visible part. */
  readonly isWhole?: true;
}

interface Visit {
  readonly page: Page;
  readonly problems: Problems;
}

type Declare = (title: string, body: (visit: Visit) => Promise<void>) => void;

/** Matches the English and the German name: `Save|Speichern`. */
const named = (names: string) => new RegExp(`^(?:${names})$`);

/** Declares a separate test for each picture, so that no picture affects another. A step alone leads to its moment. */
export const moments = (test: Declare, path: string, all: Readonly<Record<string, Step | Moment>>): void => {
  for (const [name, each] of Object.entries(all)) {
    const moment: Moment = typeof each === "function" ? { come: each } : each;
    const { at = "", before, heading, come, isHeld, widths = [390, 1440], isWhole = false } = moment;
    for (const width of widths)
      for (const [language, mode] of opposites)
        test(`${name}, ${width}, ${language}, ${mode}`, async ({ page, problems }) => {
          // Some moments need failures; the specs check for unexpected ones.
          problems.expect(/./);
          await page.setViewportSize({ width, height: height(width) });
          await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
          await before?.(page);
          await page.goto(inLanguage(path + at, language));
          if (heading !== undefined) await page.getByRole("heading", { name: named(heading) }).waitFor();
          if (come) {
            await settled(page, isHeld);
            await come(page);
          }
          await settled(page, isHeld);
          await picture(page, name, { width, look: [language, mode], isWhole });
        });
  }
};

const asking = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog")).last();

export const press = (page: Page, names: string) =>
  page
    .getByRole("button", { name: named(names) })
    .first()
    .click();
const popup = ":is(dialog, [role=menu], [role=dialog], [role=alertdialog]):visible";
/** Waits for the overlay, whose code loads on first use. */
export const opened = (page: Page) => page.locator(popup).last().waitFor();
export const open = async (page: Page, names: string) => {
  await press(page, names);
  await opened(page);
};
export const pressInDialog = (page: Page, names: string) =>
  asking(page)
    .getByRole("button", { name: named(names) })
    .click();
export const chooseItem = async (page: Page, menu: string, item: string) => {
  await open(page, menu);
  await page.getByRole("menuitem", { name: named(item) }).click();
  await asking(page).waitFor();
};
export const fillIn = (page: Page, names: string, value: string) =>
  page
    .getByRole("textbox", { name: named(names) })
    .last()
    .fill(value);
