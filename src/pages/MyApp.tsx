/** Composes the page of one app. */
import { getRouteApi, useLocation, useRouter } from "@tanstack/react-router";
import { Exit } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { stringifySearch } from "#src/domain/searchParameters.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import { AppPage } from "#src/features/apps/AppPage.tsx";
import { listPlaceAtom } from "#src/features/apps/apps.ts";
import { recheckAppAtom } from "#src/features/apps/appWrites.ts";
import { secretsRequests } from "#src/features/client-secrets/attention/attention.ts";
import { SecretsCard } from "#src/features/client-secrets/SecretsCard.tsx";

const route = getRouteApi("/administer/my-apps/$appId");

export function Page() {
  const router = useRouter();
  const app = route.useLoaderData();
  const list = useAtomValue(listPlaceAtom);
  const entry = useLocation({ select: ({ state }) => state.__TSR_index });
  // Going back restores the scroll position; a link to the list would not.
  const isPrevious = list?.entry === entry - 1;
  const invalidate = useSetAtom(secretsRequests.invalidateAtom);
  // Its secrets may change here: the overview, which is not rendered any more, will ask for them again.
  useEffect(() => invalidate(app.id), [app.id, invalidate]);
  const recheck = useSetAtom(recheckAppAtom);
  useEffect(() => {
    const follow = async () => {
      const exit = await recheck(app);
      if (Exit.isSuccess(exit) && exit.value) await router.invalidate();
    };
    void follow();
  }, [app, recheck, router]);
  return (
    <AppPage
      app={app}
      back={{
        href: list?.href ?? "/administer/overview",
        onPress: isPrevious ? () => router.history.back() : undefined,
      }}
      statisticsHref={statisticsPath + stringifySearch({ app: app.id })}
      onSaved={() => void router.invalidate()}
    >
      <SecretsCard key={app.id} appId={app.id} />
    </AppPage>
  );
}
