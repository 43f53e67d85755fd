/** A picture of the whole page in each of the given looks and widths, one load for all of them. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Look, speak } from "../support/looks.ts";
import { settled } from "../support/settled.ts";

export const folder = "shots";
export const widths = [390, 600, 1024, 1440, 1920];

export interface Pictures {
  /** Page and state. */
  readonly name: string;
  readonly path: string;
  readonly looks: ReadonlyArray<Look>;
  readonly widths: ReadonlyArray<number>;
  readonly settle?: (page: Page) => Promise<void>;
}

const height = (width: number) => (width < 600 ? 844 : 900);

export const shoot = async (page: Page, { name, path, looks, widths, settle = settled }: Pictures) => {
  await mkdir(join(folder, name), { recursive: true });
  for (const [language, mode] of looks) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await speak(page, path, language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: height(width) });
      await settle(page);
      const file = `${String(width).padStart(4, "0")}-${language}-${mode}.png`;
      await page.screenshot({ path: join(folder, name, file), fullPage: true });
    }
    // The menu by which the language is chosen stands apart from the others on a phone.
    await page.setViewportSize({ width: 1280, height: 900 });
  }
};
