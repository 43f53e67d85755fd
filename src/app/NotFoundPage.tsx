/** 404: there is no page at this path, or its parameters are invalid. */
import { useRouterState } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { shownPath } from "#src/domain/pageErrors.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { useText } from "#src/i18n/i18n.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";

function MissingPage({ message }: { message: typeof messages.notFound | typeof messages.invalidPath }) {
  const text = useText();
  const { pathname, publicHref } = useRouterState({ select: ({ location }) => location });
  // The router decodes a part of the path.
  const path = shownPath(/^[^?#]*/.exec(publicHref)?.[0] ?? pathname);
  const isInConsole = isProtected(pathname);
  return (
    <MessagePage
      glyph={SearchX}
      title={text(messages.notFoundTitle)}
      actions={
        <ButtonLink href={isInConsole ? "/administer/overview" : "/"}>
          {text(isInConsole ? messages.toOverview : messages.toStart)}
        </ButtonLink>
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
