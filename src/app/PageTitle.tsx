/** Title of the browser tab. After a navigation it focuses the page's h1, unless the page has focused a field. */
import { useMatches, useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { runAfterTransition } from "react-aria/private/utils/runAfterTransition";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { isChunkLoadError, isRouteInvalid } from "#src/domain/pageErrors.ts";
import { useText } from "#src/i18n/i18n.ts";
import { focusHeading } from "#src/ui/focusHeading.ts";
import { pageSubjectAtom } from "#src/interaction/pageSubject.ts";
import { appNameAtom } from "#src/runtime/runtimeAtom.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { errorTitleOf } from "./errorStatus.ts";
import { messages } from "./messages.en.ts";

export function PageTitle() {
  const text = useText();
  const app = useAtomValue(appNameAtom);
  const subject = useAtomValue(pageSubjectAtom);
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const name = useMatches({
    select: (matches) => {
      const last =
        matches.findLast(({ status }) => status === "error" || status === "notFound") ?? matches.at(-1);
      if (last?.status === "notFound" || isRouteInvalid(last?.error)) return messages.notFoundTitle;
      if (isChunkLoadError(last?.error)) return isOffline ? messages.chunkOfflineTitle : messages.errorTitle;
      const { title, errorTitle } = last?.staticData ?? {};
      return (
        (last?.status === "error" ? (errorTitle ?? errorTitleOf(last.error)) : title) ??
        messages.notFoundTitle
      );
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
