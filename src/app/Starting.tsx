/** A progress bar over the early script's frame, shown until the first page or its frame is rendered. */
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/ProgressBar.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { removeTemplates } from "#src/start/documentIds.ts";
import { removeFrame } from "#src/start/frame.ts";
import { messages } from "./messages.en.ts";

export function Starting({ children }: { children?: ReactNode }): ReactElement {
  const text = useText();
  const router = useRouter();
  // Not a route's pending component: the router keeps that until the last child route has loaded.
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 });
  useLayoutEffect(() => {
    if (isEmpty) return;
    const clicked = removeFrame();
    removeTemplates();
    if (clicked !== undefined) void router.navigate({ href: clicked });
  }, [isEmpty, router]);
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
