/** What stands over a page for a moment, or is rarely there: two widths, each in English light and German dark. */
import type { Page, Request } from "@playwright/test";
import { type Look, looks } from "../support/looks.ts";
import type { Problems } from "../support/problems.ts";
import { settled } from "../support/settled.ts";
import { height, picture } from "./shoot.ts";

const [englishLight, , germanDark] = looks;
export const opposites = [englishLight, germanDark].filter((look) => look !== undefined);

/** The console's parameter and the provider's. */
export const inLanguage = (path: string, language: Look[0]): string =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}&ui_locales=${language}`;

type Step = (page: Page) => Promise<unknown>;

export interface Moment {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened. */
  readonly before?: Step;
  /** From the page that has been opened. */
  readonly come?: Step;
  /** Requests that are kept waiting. */
  readonly isHeld?: (request: Request) => boolean;
  readonly widths?: ReadonlyArray<number>;
  /** The whole page, rather than what is in view. */
  readonly isWhole?: true;
}

interface Visit {
  readonly page: Page;
  readonly problems: Problems;
}

type Declare = (title: string, body: (visit: Visit) => Promise<void>) => void;

/** A test for each picture: none meets what another has left behind. */
export const moments = (test: Declare, all: ReadonlyArray<Moment>): void => {
  for (const { name, path, before, come, isHeld, widths = [390, 1440], isWhole = false } of all)
    for (const width of widths)
      for (const [language, mode] of opposites)
        test(`${name}, ${width}, ${language}, ${mode}`, async ({ page, problems }) => {
          // These moments come about by failures, too; what may fail is held by the specs.
          problems.expect(/./);
          await page.setViewportSize({ width, height: height(width) });
          await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
          await before?.(page);
          await page.goto(inLanguage(path, language));
          if (come) {
            await settled(page, isHeld);
            await come(page);
          }
          await settled(page, isHeld);
          await picture(page, name, { width, look: [language, mode], isWhole });
        });
};

/** By its English and its German name: `Save|Speichern`. */
const named = (names: string) => new RegExp(`^(?:${names})$`);
const asking = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog")).last();

export const press = (page: Page, names: string) =>
  page.getByRole("button", { name: named(names) }).first().click();
const popup = ":is(dialog, [role=menu], [role=dialog], [role=alertdialog]):visible";
/** What stands over the page is fetched when it is wanted first. */
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
  page.getByRole("textbox", { name: named(names) }).last().fill(value);
