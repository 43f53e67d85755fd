/** Renders the welcome page to static HTML in both languages, for the build. */
import { createStore, Provider } from "jotai";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { languages } from "#schemas/admins/CurrentUser.ts";
import { loadCatalogue } from "./app/catalogues.ts";
import { messages as app } from "./app/messages.en.ts";
import { messages } from "./features/welcome/messages.en.ts";
import { WelcomePage } from "./features/welcome/WelcomePage.tsx";
import { i18nAtom, makeI18n } from "./i18n/i18n.ts";

/** The same as in the title of index.html. */
const appName = "Wellbeing Console";

const renderIn = async (language: (typeof languages)[number]): Promise<string> => {
  const store = createStore();
  const i18n = makeI18n(language, await loadCatalogue(language));
  store.set(i18nAtom, i18n);
  const title = i18n.text(app.pageTitle, { page: i18n.text(messages.title), app: appName });
  return renderToStaticMarkup(
    <div data-language={language} data-title={title} lang={language}>
      <Provider store={store}>
        <I18nProvider locale={language}>
          <WelcomePage />
        </I18nProvider>
      </Provider>
    </div>,
  );
};

export const renderWelcome = async (): Promise<string> =>
  (await Promise.all(languages.map(renderIn))).join("");
