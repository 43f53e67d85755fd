/** Error page of every route: status code, message and retry; or the page for a special error. */
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { Suspense } from "react";
import { isChunkLoadError, isRouteInvalid } from "#src/domain/pageErrors.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { ChunkErrorPage } from "./ChunkErrorPage.tsx";
import { errorText, errorTitleOf, failureMessageOf, isNotAdministrator, statusOf } from "./errorStatus.ts";
import { FailurePage } from "./FailurePage.tsx";
import { messages } from "./messages.en.ts";
import { InvalidPathPage, NotFoundPage } from "./NotFoundPage.tsx";

const NoAccess = lazyPart(async () => (await import("#src/features/sign-in/NoAccess.tsx")).NoAccess);

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const status = statusOf(error);
  const message = failureMessageOf(error);
  if (isRouteInvalid(error)) return <InvalidPathPage />;
  if (isChunkLoadError(error)) return <ChunkErrorPage error={error} />;
  if (status === 404) return <NotFoundPage />;
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
          <Button variant="primary" onPress={retry}>
            {text(common.retry)}
          </Button>
          <ButtonLink href="/">{text(messages.toStart)}</ButtonLink>
        </>
      }
    />
  );
}
