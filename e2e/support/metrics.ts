/** The statistics of the users of an app. */
import type { Page } from "@playwright/test";

export const statisticsPath = "/administer/users/statistics";

/** Called before the page opens: the page then sends only its own calls, so that a test can count them. */
export const hideTrend = (page: Page) => page.addInitScript(() => localStorage.setItem("trend", "hidden"));
