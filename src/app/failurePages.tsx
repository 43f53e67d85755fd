/** The pages of errors and missing pages: loaded when a page has failed, or once the console has started (main.tsx). */
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { Suspense, useLayoutEffect } from "react";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { startFailurePage } from "#src/start/frame.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";

/** The document's own page, which needs no code. */
function NotLoaded() {
  return <div ref={(place) => place?.replaceChildren(startFailurePage() ?? "")} />;
}

const LoadedErrorPage = lazyPart(async () => (await import("./ErrorPage.tsx")).ErrorPage, NotLoaded);
const LoadedNotFoundPage = lazyPart(async () => (await import("./ErrorPage.tsx")).NotFoundPage, NotLoaded);

export function ErrorPage(props: ErrorComponentProps) {
  const keepForms = useSetAtom(keepFormsAtom);
  // Before the effects of the failed page end, which forget what was typed.
  useLayoutEffect(() => void keepForms(), [keepForms]);
  return (
    <Suspense fallback={null}>
      <LoadedErrorPage {...props} />
    </Suspense>
  );
}

export function NotFoundPage() {
  return (
    <Suspense fallback={null}>
      <LoadedNotFoundPage />
    </Suspense>
  );
}
