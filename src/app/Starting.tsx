/** What is shown while the console starts (a progress bar over the early script's frame), and while a page loads. */
import { useMatches, useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { removeTemplates } from "#src/start/documentIds.ts";
import { removeFrame } from "#src/start/frame.ts";
import { Card } from "#src/ui/Card.tsx";
import { BackLink } from "#src/ui/Link.tsx";
import { Loading, ProgressBar, Skeleton } from "#src/ui/loading.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
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

/** In the frame: the page's head and a skeleton. */
export function PagePending() {
  const text = useText();
  const { title, purpose, back } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  return (
    <>
      <PageHead
        title={text(title ?? common.loading)}
        description={purpose && text(purpose)}
        back={back && <BackLink href={back.href}>{text(back.name)}</BackLink>}
      />
      <Card>
        <Loading label={text(common.loading)}>
          <Skeleton height="160px" shape="block" />
        </Loading>
      </Card>
    </>
  );
}
