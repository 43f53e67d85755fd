/** Renders to static HTML, for the build: the welcome page, and what app.html shows until the console's code arrives. */
import { DateTime } from "effect";
import { createStore } from "jotai";
import { CircleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { renderToStaticMarkup } from "react-dom/server";
import { AdminId } from "#schemas/admins/CurrentUser.ts";
import { AppId } from "#schemas/apps/App.ts";
import { type Language, languages, locales } from "#schemas/languages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { ConfigErrorPage } from "#src/app/ConfigErrorPage.tsx";
import { messages as app } from "#src/app/messages.en.ts";
import { ShellFrame } from "#src/app/ShellFrame.tsx";
import { noFacts } from "#src/domain/apps/appList.ts";
import { AppListView } from "#src/features/apps/list/AppList.tsx";
import { AppViews } from "#src/features/apps/list/AppViews.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { currentUserAtom } from "#src/features/sign-in/currentUser.ts";
import { appNameMark } from "#src/features/welcome/appNameMark.ts";
import { messages as welcome } from "#src/features/welcome/messages.en.ts";
import { WelcomePage } from "#src/features/welcome/WelcomePage.tsx";
import { type I18n, i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import {
  browserTooOldId,
  configErrorId,
  frameId,
  notStartedId,
  overviewId,
  startFailureId,
} from "#src/start/documentIds.ts";
import { Logo } from "#src/ui/Icon.tsx";
import { BackLink } from "#src/ui/Link.tsx";
import { Skeleton } from "#src/ui/loading.tsx";
import * as messagePage from "#src/ui/message.css.ts";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import * as navigation from "#src/ui/Navigation.css.ts";
import { PageHead } from "#src/ui/PageHead.tsx";
import type { QueryViewProps } from "#src/ui/QueryView.tsx";
import { startPages } from "./startPages.ts";

export { consoleScriptsId, startPlanId } from "#src/start/documentIds.ts";

/** As in index.html; the platform, `npm run configure` or the page's script replaces it by the configured name. */
const appName = "Wellbeing Console";

const storeIn = async (language: Language) => {
  const store = createStore();
  store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));
  // The closed menu shows nothing about the person.
  store.set(currentUserAtom, { id: AdminId.make("adm_0"), email: "" });
  return store;
};

/** HTML of `element` in each language, one after the other. */
const inEachLanguage = async (element: (i18n: I18n) => ReactElement): Promise<string> => {
  const pages = languages.map(async (language) => {
    const store = await storeIn(language);
    return renderToStaticMarkup(
      <StoreProvider store={store}>
        <I18nProvider locale={locales[language]}>{element(store.get(i18nAtom))}</I18nProvider>
      </StoreProvider>,
    );
  });
  return (await Promise.all(pages)).join("");
};

/** Before the console's code has arrived, only links work, and only with the pointer. */
const withoutControls = (html: string): string =>
  html.replaceAll(/<(?:button|input|label|select)(?= )/g, "$& inert").replaceAll("<a ", '<a tabindex="-1" ');

/** The welcome page; `<html lang>` decides which one is visible. */
export const renderWelcome = (): Promise<string> =>
  inEachLanguage(({ language, text }) => {
    const title = text(app.pageTitle, { page: text(welcome.title), app: appNameMark });
    return (
      <div data-language={language} data-title={title} lang={language}>
        <WelcomePage appName={appName} />
      </div>
    );
  });

/** The templates of index.html: the page about an invalid configuration, without the list of fields. */
export const renderConfigErrors = (): Promise<string> =>
  inEachLanguage(({ language }) => (
    <template id={configErrorId(language)}>
      <ConfigErrorPage issues={[]} />
    </template>
  ));

type Versions = Readonly<Record<"chrome" | "firefox" | "safari", string>>;

/** For both documents: a hidden sentence that names the oldest supported version of each browser. */
export const renderBrowserTooOld = (versions: Versions): Promise<string> =>
  inEachLanguage(({ language, text }) => (
    <p id={browserTooOldId(language)} lang={language} role="alert" hidden>
      {text(app.browserTooOld, versions)}
    </p>
  ));

/** Shown by app.html in a browser without JavaScript. */
export const renderNoScript = (): Promise<string> =>
  inEachLanguage(({ language, text }) => (
    <p lang={language}>{text(app.needsJavaScript, { app: appName })}</p>
  ));

/** Shown by app.html itself. React's first render replaces it. */
export const renderLogo = (): string =>
  renderToStaticMarkup(
    <div className={navigation.logoOnly}>
      <span className={navigation.brand}>
        <Logo />
      </span>
    </div>,
  );

/** Shown by app.html itself if the early script does not run: it cannot say in which language. */
export const renderNotStarted = async (): Promise<string> => {
  const sentences = await inEachLanguage(({ language, text }) => (
    <p lang={language}>{`${text(app.startFailedTitle)}. ${text(app.startFailedText)}`}</p>
  ));
  return `<div class="${messagePage.notStarted}" id="${notStartedId}" role="alert">${sentences}</div>`;
};

const renderStartFailures = () =>
  inEachLanguage(({ language, text }) => (
    <template id={startFailureId(language)}>
      <div role="alert">
        <MessagePage glyph={CircleAlert} title={text(app.startFailedTitle)}>
          {text(app.startFailedText)}
        </MessagePage>
      </div>
    </template>
  ));

const renderFrames = () =>
  inEachLanguage(({ language, text }) => (
    <template id={frameId(language)}>
      <ShellFrame pathname="" settings={[]} isMinimized={false} onMinimizedChange={() => undefined}>
        <PageHead
          title={text(common.loading)}
          description={text(common.loading)}
          back={<BackLink href="/administer/overview">{text(common.loading)}</BackLink>}
        />
      </ShellFrame>
    </template>
  ));

const sampleApps = (["enabled", "disabled"] as const).map((status) => ({
  id: AppId.make(status),
  name: "",
  status,
  creationDate: DateTime.unsafeMake(0),
}));
const none = () => undefined;
/** The early script finds the cells and the header of a column by its kind. */
const lateCell = (kind: "number" | "words") => () => (
  <span data-late={kind}>
    <Skeleton shape="word" />
  </span>
);
const noWords = { failed: "", reloadFailed: "", reloading: "", retry: "" } as QueryViewProps<never>["words"];

const renderOverviews = () =>
  inEachLanguage(({ language }) => (
    <template id={overviewId(language)}>
      <OverviewPage
        onCreated={none}
        list={(action) => (
          <AppListView
            query={{ data: sampleApps, error: undefined, isLoading: false, onRetry: none, words: noWords }}
            issues={[]}
            search={{}}
            late={{ newUsers: lateCell("number"), activity: lateCell("number"), secrets: lateCell("words") }}
            facts={noFacts}
            views={() => <AppViews counts={{}} isAsked view="all" onChange={none} />}
            notice={null}
            foot={() => null}
            secrets={() => null}
            menu={() => null}
            action={action}
            onChange={none}
            onOpen={none}
          />
        )}
      />
    </template>
  ));

/** The templates of app.html. */
export const renderTemplates = async (): Promise<string> =>
  withoutControls((await renderFrames()) + (await renderOverviews())) + (await renderStartFailures());

/** The pages that the early script prepares. The names of their files are in the build's manifest. */
export const describePages = async () => {
  const i18n = await Promise.all(languages.map(async (language) => (await storeIn(language)).get(i18nAtom)));
  const inAll = (message: Message) =>
    Object.fromEntries(i18n.map(({ language, text }) => [language, text(message)]));
  return startPages.map(({ title, purpose, back, ...page }) => ({
    ...page,
    title: inAll(title),
    ...(purpose && { purpose: inAll(purpose) }),
    ...(back && { back: { ...back, name: inAll(back.name) } }),
  }));
};
