/** Renders the welcome page to static markup when the console is built: both languages, no JavaScript. */
import { createStore, Provider } from "jotai";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { languages } from "#schemas/admins/CurrentUser.ts";
import { loadCatalogue } from "./app/catalogues.ts";
import { WelcomePage } from "./features/welcome/WelcomePage.tsx";
import { i18nAtom, makeI18n } from "./i18n/i18n.ts";

const renderIn = async (language: (typeof languages)[number]): Promise<string> => {
  const store = createStore();
  store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));
  return renderToStaticMarkup(
    <div data-language={language} lang={language}>
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
