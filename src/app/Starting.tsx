/** A progress bar over the early script's frame, shown until the first page or its frame is rendered. */
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/ProgressBar.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { removePrerenderedFrame, removeTemplates } from "#src/services/startPlan.ts";
import { messages } from "./messages.en.ts";

export function Starting({ children }: { children?: ReactNode }): ReactElement {
  const text = useText();
  const router = useRouter();
  const openPalette = useSetAtom(typedAheadAtom);
  // Not a route's pending component: the router keeps that until the last child route has loaded.
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 });
  useLayoutEffect(() => {
    if (isEmpty) return;
    const { clicked, typed } = removePrerenderedFrame();
    removeTemplates();
    if (clicked !== undefined) void router.navigate({ href: clicked });
    if (typed !== undefined) openPalette(typed);
  }, [isEmpty, router, openPalette]);
  const label = text(messages.navigating);
  return (
    <>
      {children}
      {isEmpty && (
        <main aria-busy="true">
          <h1>
            <VisuallyHidden>{label}</VisuallyHidden>
          </h1>
          <ProgressBar label={label} />
        </main>
      )}
    </>
  );
}
