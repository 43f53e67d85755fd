/** What the prerendered welcome page loads: its styles; a chosen language is remembered, and who is signed in goes on. */
import "./documentLook.ts";
import "./theme/theme.css.ts";
import "./theme/fonts.css.ts";
import "./theme/global.css.ts";
import "./ui/Button.css.ts";
import "./features/welcome/WelcomePage.css.ts";
import "./features/welcome/document.css.ts";
import { storageKeys } from "./services/storageKeys.ts";
import { hasStoredSession } from "./services/storedSession.ts";

const { lang } = document.documentElement;
const shown = document.querySelector<HTMLElement>(`[data-language="${lang}"]`);
document.title = shown?.dataset["title"] ?? document.title;

if (new URLSearchParams(location.search).has("lang")) {
  try {
    localStorage.setItem(storageKeys.language, lang);
  } catch {
    // Without storage the choice holds for this page.
  }
}

try {
  if (await hasStoredSession()) document.documentElement.dataset["signedIn"] = "";
} catch {
  // Without storage nobody is signed in.
}
