/** Around all pages: until the first of them or its frame can stand, a line says that it is on its way. */
import { useRouterState } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { ProgressBar } from "#src/ui/ProgressBar.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { messages } from "./messages.en.ts";

export function Starting({ children }: { children?: ReactNode }): ReactElement {
  const text = useText();
  // Not a route's pending component: once shown, it would stay until the last route below has loaded.
  const isNothingThere = useRouterState({ select: ({ matches }) => matches.length === 0 });
  const label = text(messages.navigating);
  return (
    <>
      {children}
      {isNothingThere && (
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
