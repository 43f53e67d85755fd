/** Composes the page of one app. */
import { useLocation, useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { AppPage } from "#src/features/apps/AppPage.tsx";
import { listPlaceAtom } from "#src/features/apps/listPlace.ts";
import { ClientSecrets } from "#src/features/client-secrets/ClientSecrets.tsx";
import { appRoute } from "./administer.my-apps.tsx";

export function Page() {
  const router = useRouter();
  const app = appRoute.useLoaderData();
  const list = useAtomValue(listPlaceAtom);
  const entry = useLocation({ select: ({ state }) => state.__TSR_index });
  // Only there the browser knows where it was scrolled to.
  const isBefore = list?.entry === entry - 1;
  return (
    <AppPage
      app={app}
      back={{
        href: list?.href ?? "/administer/overview",
        onPress: isBefore ? () => router.history.back() : undefined,
      }}
      onSaved={() => void router.invalidate()}
    >
      <ClientSecrets key={app.id} appId={app.id} />
    </AppPage>
  );
}
