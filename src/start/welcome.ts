/**
 * The script of the prerendered welcome page: loads its styles, remembers a chosen language, fills in the configured
 * name, marks a signed-in person, returns to the page that was asked for, and reports an invalid configuration.
 */
import { config, settings, storedSession } from "./firstReads.ts";
// What follows is evaluated after the first reads have begun.
import { appNameMark } from "../features/welcome/appNameMark.ts";
import "../theme/theme.css.ts";
import "../theme/fonts.css.ts";
import "../theme/global.css.ts";
import "../ui/Button.css.ts";
import "../ui/Icon.css.ts";
import "../ui/message.css.ts";
import "../features/welcome/WelcomePage.css.ts";
import { refuseOldBrowser } from "./browserCheck.ts";
import { attempt, language } from "./documentLook.ts";
import { readStoredSession } from "./storedSession.ts";

const shown = document.querySelector<HTMLElement>(`[data-language="${language}"]`);

const showName = (name: string) => {
  const named = (pattern = "") => pattern.split(appNameMark).join(name);
  for (const element of document.querySelectorAll<HTMLElement>("[data-named]"))
    element.textContent = named(element.dataset["named"]);
  document.title = named(shown?.dataset["title"]);
};

const rendered = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? "";
showName(rendered);

const isTooOld = refuseOldBrowser(language);

// Functions, since browsers that are too old do not parse an `await` outside of one.
const fillInName = async () => {
  const { appName } = await settings;
  if (appName !== undefined && appName !== rendered) showName(appName);
};
// The check below reports the reason.
fillInName().catch(() => undefined);

/** One door: to the sign-in, or straight to the overview. */
const showSignedIn = async () => {
  if (!(await storedSession)) return;
  document.documentElement.dataset["signedIn"] = "";
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href="/auth"]'))
    link.href = "/administer/overview";
};
void showSignedIn();

// An old browser lacks what these need, and the check of the configuration would blame the file.
if (!isTooOld) {
  const continueLater = () =>
    void import("./welcomeCheck.ts")
      .then(({ continueWelcome }) => continueWelcome(config, language, readStoredSession))
      .catch(() => undefined);
  // A tab that has kept something may wait for a sign-in.
  if (attempt(() => sessionStorage.length)) continueLater();
  else window.addEventListener("load", () => setTimeout(continueLater, 200));
}
