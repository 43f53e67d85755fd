/** What the prerendered welcome page loads: its styles; a chosen language is remembered, and who is signed in goes on. */
import "./theme/theme.css.ts";
import "./theme/fonts.css.ts";
import "./theme/global.css.ts";
import "./ui/Button.css.ts";
import "./features/welcome/WelcomePage.css.ts";
import "./features/welcome/document.css.ts";
import { refuseOldBrowser } from "./services/browserCheck.ts";
import { language } from "./services/documentLook.ts";
import { hasStoredSession } from "./services/storedSession.ts";

const shown = document.querySelector<HTMLElement>(`[data-language="${language}"]`);
document.title = shown?.dataset["title"] ?? document.title;

refuseOldBrowser(language);

// A function, since browsers that are too old do not parse an `await` outside of one.
const hideFromSignedIn = async () => {
  try {
    if (await hasStoredSession()) document.documentElement.dataset["signedIn"] = "";
  } catch {
    // Without storage nobody is signed in.
  }
};
void hideFromSignedIn();
