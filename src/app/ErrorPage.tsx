/** A page that could not be shown: the status code and the message, and a way to try again. */
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { isChunkLoadError } from "#src/domain/chunkLoadError.ts";
import { isRouteInvalid } from "#src/domain/routeInvalid.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { ChunkErrorPage } from "./ChunkErrorPage.tsx";
import { failureOf, messageOf, statusOf } from "./errorStatus.ts";
import { messages } from "./messages.en.ts";
import { InvalidPathPage, NotFoundPage } from "./NotFoundPage.tsx";

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const status = statusOf(error);
  const words = failureOf(error);
  if (isRouteInvalid(error)) return <InvalidPathPage />;
  if (isChunkLoadError(error)) return <ChunkErrorPage />;
  if (status === 404) return <NotFoundPage />;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      glyph={CircleAlert}
      title={text(messages.errorTitle)}
      actions={
        <>
          <Button variant="primary" onPress={again}>
            {text(common.retry)}
          </Button>
          <ButtonLink href="/">{text(messages.toStart)}</ButtonLink>
        </>
      }
    >
      <p>{text(messages.errorStatus, { status: String(status) })}</p>
      <p>{words === undefined ? messageOf(error) : text(words)}</p>
    </MessagePage>
  );
}
