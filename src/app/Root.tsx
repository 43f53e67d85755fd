/** Providers and components around every page. */
import { Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useState } from "react";
import { RouterProvider } from "react-aria-components";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { runAfterTransition } from "react-aria/private/utils/runAfterTransition";
import { locales } from "#schemas/languages.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { isChunkLoadError, isRouteInvalid } from "#src/domain/pageErrors.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { pageSubjectAtom } from "#src/interaction/pageSubject.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { appNameAtom } from "#src/runtime/runtimeAtom.ts";
import { LoadingContext } from "#src/ui/contexts.ts";
import { focusHeading } from "#src/ui/focusHeading.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { ProgressBar } from "#src/ui/loading.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { errorTitleOf } from "./errorStatus.ts";
import { messages } from "./messages.en.ts";
import { OfflineProvider } from "./Offline.tsx";
import { Toasts } from "./Toasts.tsx";

/** Title of the browser tab. After a navigation it focuses the page's h1, unless the page has focused a field. */
function PageTitle() {
  const text = useText();
  const app = useAtomValue(appNameAtom);
  const subject = useAtomValue(pageSubjectAtom);
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const name = useMatches({
    select: (matches) => {
      const last = matches.findLast(({ status }) => status === "error") ?? matches.at(-1);
      // Of an address below that of a page, the page's match has no such status.
      const isNotFound = matches.some(({ status, _notFound }) => _notFound === true || status === "notFound");
      if (isNotFound || isRouteInvalid(last?.error)) return messages.notFoundTitle;
      if (isChunkLoadError(last?.error)) return isOffline ? messages.chunkOfflineTitle : messages.errorTitle;
      if (last?.status === "error") return errorTitleOf(last.error);
      return last?.staticData.title ?? messages.notFoundTitle;
    },
  });
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        // Without this, react-aria would keep an element that is removed during two transitions, and its page.
        runAfterTransition(() => undefined);
        if (!fromLocation || !pathChanged || document.activeElement?.matches("main input")) return;
        focusHeading();
      }),
    [router],
  );
  const page = text(messages.pageTitle, { page: text(name), app });
  if (subject === undefined) return <title>{page}</title>;
  // A name of another platform may turn the direction of the whole title.
  return <title>{text(messages.subjectTitle, { subject: withoutUnprintable(subject), page })}</title>;
}

const AlertDialog = lazyPart(async () => (await import("#src/ui/AlertDialog.tsx")).AlertDialog);

/**
 * Asks for confirmation before a navigation that would lose unsaved changes or a pending answer. Until the person answers,
 * the page keeps its address: going back once more changes nothing.
 */
function LeaveGuard() {
  const text = useText();
  const store = useStore();
  const { history } = useRouter();
  const loss = useAtomValue(lossAtom);
  const [leave, setLeave] = useState<() => void>();
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
          if (store.get(lossAtom) === undefined || from.pathname === to.pathname) return false;
          const options = { ignoreBlocker: true };
          setLeave(() => () => {
            if (action === "PUSH") history.push(to.href, to.state, options);
            else if (action === "REPLACE") history.replace(to.href, to.state, options);
            else history.go(to.state.__TSR_index - from.state.__TSR_index, options);
          });
          return true;
        },
      }),
    [history, store],
  );
  // Its question can be asked, even if a newer build has taken the place of this one since.
  useEffect(() => {
    if (loss) AlertDialog.preload();
  }, [loss]);
  // Nothing can be lost any more, since the answer has arrived: the question closes, and the page shows the answer.
  if (leave && loss === undefined) setLeave(undefined);
  return (
    <Presence>
      {leave && (
        <AlertDialog
          isDestructive
          title={text(interaction.leaveTitle)}
          cancelLabel={text(interaction.stay)}
          onCancel={() => setLeave(undefined)}
          confirmLabel={text(interaction.leave)}
          onConfirm={() => {
            setLeave(undefined);
            leave();
          }}
        >
          {loss && text(loss)}
        </AlertDialog>
      )}
    </Presence>
  );
}

/**
 * To screen readers, react-aria moves no focus before all transitions have ended. Of those that are cancelled together, it
 * notices an element's first one alone: the others would never end.
 */
const endCancelled = ({ target, propertyName }: TransitionEvent) =>
  target?.dispatchEvent(new TransitionEvent("transitionend", { propertyName, bubbles: true }));

export function Root() {
  const { language, text } = useI18n();
  const router = useRouter();
  useEffect(() => {
    document.addEventListener("transitioncancel", endCancelled);
    return () => document.removeEventListener("transitioncancel", endCancelled);
  }, []);
  return (
    <I18nProvider locale={locales[language]}>
      <RouterProvider navigate={(href: string) => void router.navigate({ href })}>
        <OfflineProvider>
          <PageTitle />
          <LoadingContext value={<ProgressBar label={text(common.loading)} />}>
            <Outlet />
            <LeaveGuard />
          </LoadingContext>
          <Toasts />
        </OfflineProvider>
      </RouterProvider>
    </I18nProvider>
  );
}
