/**
 * The script of the prerendered welcome page: loads its styles, remembers a chosen language, fills in the configured
 * name, marks a signed-in person, returns to the page that was asked for, and reports an invalid configuration.
 */
import { config, settings, storedSession } from "./firstReads.ts";
import "../theme/theme.css.ts";
import "../theme/fonts.css.ts";
import "../theme/global.css.ts";
import "../ui/Button.css.ts";
import "../ui/MessagePage.css.ts";
import "../features/welcome/WelcomePage.css.ts";
import { appNameMark } from "../features/welcome/appNameMark.ts";
import { tabKeys, tabPrefix } from "../services/storage/storageKeys.ts";
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

const showSignedIn = async () => {
  if (await storedSession) document.documentElement.dataset["signedIn"] = "";
};
void showSignedIn();

const tab = attempt(() => sessionStorage);
// Whoever is here was not sent back to /auth by the provider.
tab?.removeItem(tabPrefix + tabKeys.begun);
const wanted = tab?.getItem(tabPrefix + tabKeys.wanted);
if (!isTooOld && wanted)
  void import("./waiting.ts").then(({ waitForSession }) => waitForSession(wanted, readStoredSession));

// An old browser lacks what the check needs, and the check would blame the file.
if (!isTooOld)
  window.addEventListener("load", () => {
    const check = () =>
      void import("./welcomeCheck.ts")
        .then(({ reportConfig }) => reportConfig(config, language))
        .catch(() => undefined);
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(check, { timeout: 2000 });
    else setTimeout(check, 200);
  });
