/** Error page of a chunk that did not load: reloads once; shows a message if that has not helped. */
import { useLocation } from "@tanstack/react-router";
import { Effect } from "effect";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { Unplug } from "lucide-react";
import { useEffect, useState } from "react";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { useText } from "#src/i18n/i18n.ts";
import { reloadAtom } from "#src/interaction/keptForms.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { allows } from "#src/services/sign-in/loopGuard.ts";
import { Button, ButtonLink } from "#src/ui/Button.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { statusOf } from "./errorStatus.ts";
import { FailurePage } from "./FailurePage.tsx";
import { messages } from "./messages.en.ts";

const isReloadingAtom = atom(false);

/** Reloads at most once per path within a time. Returns only if this page is the result of a reload in that time. */
const reloadOnceAtom = atom(null, async (get, set, path: string): Promise<void> => {
  const isFirst = await runEffect(get, allows("reload", path));
  if (isFirst) set(isReloadingAtom, true);
  // Another part may be missing, too, until the browser has left the page.
  if (get(isReloadingAtom)) await (isFirst ? set(reloadAtom) : runEffect(get, Effect.never));
});

export function ChunkErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const { pathname } = useLocation();
  const reload = useSetAtom(reloadAtom);
  const reloadOnce = useSetAtom(reloadOnceAtom);
  const [hasReloaded, setReloaded] = useState(false);
  // Offline, it reloads when the network is back.
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  useEffect(() => {
    if (!isOffline) void reloadOnce(pathname).then(() => setReloaded(true));
  }, [isOffline, pathname, reloadOnce]);
  const isInside = isProtected(pathname);
  const away = (
    <ButtonLink href={isInside ? "/administer/overview" : "/"}>
      {text(isInside ? messages.toOverview : messages.toStart)}
    </ButtonLink>
  );
  if (isOffline) {
    // A reload would end in the browser's own error page.
    return (
      <MessagePage glyph={Unplug} title={text(messages.chunkOfflineTitle)} actions={away}>
        {text(messages.chunkOfflineText)}
      </MessagePage>
    );
  }
  if (!hasReloaded) return null;
  return (
    <FailurePage
      glyph={Unplug}
      title={text(messages.errorTitle)}
      status={statusOf(error)}
      message={text(messages.chunkText)}
      actions={
        <>
          <Button variant="primary" onPress={() => void reload()}>
            {text(messages.reload)}
          </Button>
          {away}
        </>
      }
    />
  );
}
