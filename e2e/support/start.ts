/** The start of the console, held before its code has arrived. */
import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";

/** What the early script shows. */
export const frame = (page: Page) => page.locator("#prerendered-frame");

/** Holds the console's code back until it is released. */
export const holdConsole = (page: Page) => hold(page, /\/assets\/app-[^/]*\.js$/);
