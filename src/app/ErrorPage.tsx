/** Error page of every route: status code, message and retry; or the page for a special error. */
import { type ErrorComponentProps, useRouter, useRouterState } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { CircleAlert, Search, SearchX } from "lucide-react";
import { Suspense } from "react";
import { isChunkLoadError, isRouteInvalid, shownPath } from "#src/domain/pageErrors.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button, ButtonLink } from "#src/ui/Button.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { ChunkErrorPage } from "./ChunkErrorPage.tsx";
import {
  errorText,
  errorTitleOf,
  failureMessageOf,
  isNotAdministrator,
  isRefusedOnTheWay,
  statusOf,
} from "./errorStatus.ts";
import { FailurePage } from "./FailurePage.tsx";
import { messages } from "./messages.en.ts";

const NoAccess = lazyPart(async () => (await import("#src/features/sign-in/NoAccess.tsx")).NoAccess);

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const status = statusOf(error);
  const message = failureMessageOf(error);
  if (isRouteInvalid(error)) return <InvalidPathPage />;
  if (isChunkLoadError(error)) return <ChunkErrorPage error={error} />;
  const isFinal = isRefusedOnTheWay(error);
  if (status === 404 && !isFinal) return <NotFoundPage />;
  if (isNotAdministrator(error)) {
    return (
      <Suspense fallback={null}>
        <NoAccess reason="notAdministrator" />
      </Suspense>
    );
  }
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <FailurePage
      glyph={CircleAlert}
      title={text(errorTitleOf(error))}
      status={status}
      message={message === undefined ? errorText(error) : text(message)}
      actions={
        <>
          {!isFinal && (
            <Button variant="primary" onPress={retry}>
              {text(common.retry)}
            </Button>
          )}
          <ButtonLink href="/">{text(messages.toStart)}</ButtonLink>
        </>
      }
    />
  );
}

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

/** 404: there is no page at this path, or its parameters are invalid. */
export function NotFoundPage() {
  return <MissingPage message={messages.notFound} />;
}

export function InvalidPathPage() {
  return <MissingPage message={messages.invalidPath} />;
}
