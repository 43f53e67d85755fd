/** Renders to static HTML, for the build: the welcome page, and the frame that app.html shows until the console's code arrives. */
import { DateTime } from "effect";
import { createStore } from "jotai";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { AdminId, type Language, languages } from "#schemas/admins/CurrentUser.ts";
import { AppId } from "#schemas/apps/App.ts";
import { loadCatalogue } from "./app/catalogues.ts";
import { ConfigErrorPage } from "./app/ConfigErrorPage.tsx";
import { messages as app } from "./app/messages.en.ts";
import { ShellFrame } from "./app/ShellFrame.tsx";
import { modeIcons } from "./features/appearance/modeIcons.ts";
import { AppListView } from "./features/apps/list/AppList.tsx";
import { messages as list } from "./features/apps/list/messages.en.ts";
import { OverviewPage } from "./features/apps/OverviewPage.tsx";
import { currentUserAtom } from "./features/sign-in/currentUser.ts";
import { messages as welcome } from "./features/welcome/messages.en.ts";
import { WelcomePage } from "./features/welcome/WelcomePage.tsx";
import { i18nAtom, makeI18n } from "./i18n/i18n.ts";
import { StoreProvider } from "./i18n/StoreProvider.tsx";
import type { Message } from "./i18n/messages.ts";
import { messages as common } from "./i18n/messages.en.ts";
import { browserTooOldId } from "./services/browserCheck.ts";
import { appNameMark, configErrorId } from "./services/documentName.ts";
import { frameId, modeIconId, notStartedId, overviewId, startFailureId } from "./services/startPlan.ts";
import { startPages } from "./startPages.ts";
import { BackLink } from "./ui/BackLink.tsx";
import { Icon } from "./ui/Icon.tsx";
import { Logo } from "./ui/Logo.tsx";
import * as messagePage from "./ui/MessagePage.css.ts";
import { MessagePage } from "./ui/MessagePage.tsx";
import * as navigation from "./ui/Navigation.css.ts";
import { PageHead } from "./ui/PageHead.tsx";
import type { QueryViewProps } from "./ui/QueryView.tsx";

export { consoleScriptsId, startPlanId } from "./services/startPlan.ts";

/** As in index.html; the platform, `npm run configure` or the page's script replaces it by the configured name. */
const appName = "Wellbeing Console";

const storeIn = async (language: Language) => {
  const store = createStore();
  store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));
  // The closed menu shows nothing about the person.
  store.set(currentUserAtom, { id: AdminId.make("adm_0"), email: "" });
  return store;
};

const render = (store: ReturnType<typeof createStore>, element: ReactNode): string =>
  renderToStaticMarkup(
    <StoreProvider store={store}>
      <I18nProvider locale={store.get(i18nAtom).language}>{element}</I18nProvider>
    </StoreProvider>,
  );

/** The welcome page in both languages; `<html lang>` decides which one is visible. */
export const renderWelcome = async (): Promise<string> => {
  const pages = languages.map(async (language) => {
    const store = await storeIn(language);
    const { text } = store.get(i18nAtom);
    const title = text(app.pageTitle, { page: text(welcome.title), app: appNameMark });
    return render(
      store,
      <div data-language={language} data-title={title} lang={language}>
        <WelcomePage appName={appName} />
      </div>,
    );
  });
  return (await Promise.all(pages)).join("");
};

/** The templates of index.html: the page about an invalid configuration, without the list of fields. */
export const renderConfigErrors = async (): Promise<string> => {
  const pages = languages.map(async (language) => {
    const page = render(await storeIn(language), <ConfigErrorPage issues={[]} />);
    return `<template id="${configErrorId(language)}">${page}</template>`;
  });
  return (await Promise.all(pages)).join("");
};

/** For both documents: a hidden sentence in each language that names the oldest supported version of each browser. */
export const renderBrowserTooOld = async (versions: Readonly<Record<string, string>>): Promise<string> => {
  const sentences = languages.map(async (language) => {
    const store = await storeIn(language);
    return render(
      store,
      <p id={browserTooOldId(language)} lang={language} role="alert" hidden>
        {store.get(i18nAtom).text(app.browserTooOld, versions)}
      </p>,
    );
  });
  return (await Promise.all(sentences)).join("");
};

const renderStartFailure = async (language: Language): Promise<string> => {
  const store = await storeIn(language);
  const { text } = store.get(i18nAtom);
  const page = render(
    store,
    <div role="alert">
      <MessagePage glyph={CircleAlert} title={text(app.startFailedTitle)}>
        {text(app.startFailedText)}
      </MessagePage>
    </div>,
  );
  return `<template id="${startFailureId(language)}">${page}</template>`;
};

/** Before the console's code has arrived, only links work, and only with the pointer. */
const withoutControls = (html: string): string =>
  html.replaceAll(/<(?:button|input|label)(?= )/g, "$& inert").replaceAll("<a ", '<a tabindex="-1" ');

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
  const sentences = languages.map(async (language) => {
    const { text } = (await storeIn(language)).get(i18nAtom);
    return (
      <p key={language} lang={language}>
        {text(app.startFailedTitle)}. {text(app.startFailedText)}
      </p>
    );
  });
  return renderToStaticMarkup(
    <div className={messagePage.notStarted} id={notStartedId} role="alert">
      {await Promise.all(sentences)}
    </div>,
  );
};

const renderOverview = async (language: Language): Promise<string> => {
  const store = await storeIn(language);
  const apps = (["enabled", "disabled"] as const).map((status) => ({
    id: AppId.make(status),
    name: "",
    status,
    creationDate: DateTime.unsafeMake(0),
  }));
  const none = () => undefined;
  const { text } = store.get(i18nAtom);
  const words = { failed: "", reloadFailed: "", reloading: "", retry: "" } as QueryViewProps<never>["words"];
  const page = render(
    store,
    <OverviewPage
      onCreated={none}
      list={(action) => (
        <AppListView
          query={{ data: apps, error: undefined, isLoading: false, onRetry: none, words }}
          misfits={[]}
          search={{}}
          secrets={{
            cell: () => <span data-late data-empty />,
            notice: () => null,
            only: undefined,
            onShowAll: none,
          }}
          action={action}
          onChange={none}
          onOpen={none}
        />
      )}
    />,
  );
  // The early script has no messages to say how many apps there are.
  return page.replace(`>${text(list.countAll, { count: apps.length })}<`, "><");
};

/**
 * The templates of app.html: the frame in both languages and widths of the navigation, the overview, and the page of a
 * failed start.
 */
export const renderTemplates = async (): Promise<string> => {
  const frames = languages.flatMap((language) =>
    [false, true].map(async (isMinimized) => {
      const store = await storeIn(language);
      const title = store.get(i18nAtom).text(common.loading);
      const frame = render(
        store,
        <ShellFrame pathname="" isMinimized={isMinimized} onMinimizedChange={() => undefined}>
          <PageHead
            title={title}
            description={title}
            back={<BackLink href="/administer/overview">{title}</BackLink>}
          />
        </ShellFrame>,
      );
      return `<template id="${frameId(language, isMinimized)}">${withoutControls(frame)}</template>`;
    }),
  );
  const overviews = languages.map(async (language) => {
    const page = withoutControls(await renderOverview(language));
    return `<template id="${overviewId(language)}">${page}</template>`;
  });
  const icons = (["light", "dark"] as const).map(async (mode) => {
    const icon = render(await storeIn("en"), <Icon glyph={modeIcons[mode]} />);
    return `<template id="${modeIconId(mode)}">${icon}</template>`;
  });
  return (await Promise.all([...frames, ...overviews, ...icons, ...languages.map(renderStartFailure)])).join(
    "",
  );
};

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
