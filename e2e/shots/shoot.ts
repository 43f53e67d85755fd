/** Takes and stores pictures: one folder per subject, one file per width and look. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Look, speak } from "../support/looks.ts";
import { settled } from "../support/settled.ts";

export const folder = "shots";

export const height = (width: number) => (width < 600 ? 844 : 900);

interface Picture {
  readonly width: number;
  readonly look: Look;
  readonly isWhole?: boolean;
}

export const picture = (page: Page, subject: string, { width, look, isWhole = true }: Picture) => {
  const file = `${[String(width).padStart(4, "0"), ...look].join("-")}.png`;
  return page.screenshot({ path: join(folder, subject, file), fullPage: isWhole });
};

export interface Pictures {
  /** The page and its state. */
  readonly name: string;
  readonly path: string;
  readonly looks: ReadonlyArray<Look>;
  readonly widths: (look: Look) => ReadonlyArray<number>;
  readonly settle?: (page: Page) => Promise<void>;
}

/** Takes the whole page in each of the given looks and widths, with one load for all of them. */
export const shoot = async (page: Page, { name, path, looks, widths, settle = settled }: Pictures) => {
  for (const look of looks) {
    const [language, mode] = look;
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await speak(page, path, language);
    for (const width of widths(look)) {
      await page.setViewportSize({ width, height: height(width) });
      await settle(page);
      await picture(page, name, { width, look });
    }
    // The language menu has another place on a phone, so the next look starts at desktop width.
    await page.setViewportSize({ width: 1280, height: 900 });
  }
};
