/** 404: there is no page at this path, or its parameters are invalid. */
import { useRouterState } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { Search, SearchX } from "lucide-react";
import { shownPath } from "#src/domain/pageErrors.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";

function MissingPage({ message }: { message: typeof messages.notFound | typeof messages.invalidPath }) {
  const text = useText();
  const { pathname, publicHref } = useRouterState({ select: ({ location }) => location });
  // The router decodes a part of the path.
  const path = shownPath(/^[^?#]*/.exec(publicHref)?.[0] ?? pathname);
  const isInConsole = isProtected(pathname);
  const search = useSetAtom(typedAheadAtom);
  const lastPart = path.split("/").at(-1)?.replaceAll(/[-_]+/g, " ") ?? "";
  return (
    <MessagePage
      glyph={SearchX}
      title={text(messages.notFoundTitle)}
      actions={
        isInConsole ? (
          <>
            <ButtonLink href="/administer/overview">{text(messages.toOverview)}</ButtonLink>
            <Button variant="primary" icon={Search} onPress={() => search(lastPart)}>
              {text(messages.search)}
            </Button>
          </>
        ) : (
          <ButtonLink variant="primary" href="/">
            {text(messages.toStart)}
          </ButtonLink>
        )
      }
    >
      {text(message, { path })}
    </MessagePage>
  );
}

export function NotFoundPage() {
  return <MissingPage message={messages.notFound} />;
}

export function InvalidPathPage() {
  return <MissingPage message={messages.invalidPath} />;
}
