/** Composes the page of one app. */
import { getRouteApi, useLocation, useRouter } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { stringifySearch } from "#src/domain/searchParameters.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import { AppPage } from "#src/features/apps/AppPage.tsx";
import { appVersions, listPlaceAtom } from "#src/features/apps/apps.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { SecretsCard } from "#src/features/client-secrets/SecretsCard.tsx";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { FailedNotice } from "#src/ui/QueryView.tsx";

const route = getRouteApi("/administer/my-apps/$appId");

export function Page() {
  const router = useRouter();
  const { appId } = route.useParams();
  const answer = appVersions.of(appId);
  const { error } = useAtomValue(answer);
  const { data, ...query } = useQueryView(answer, messages.appFailedTitle, { NotFound: common.appGone });
  const list = useAtomValue(listPlaceAtom);
  const entry = useLocation({ select: ({ state }) => state.__TSR_index });
  // Going back restores the scroll position; a link to the list would not.
  const isPrevious = list?.entry === entry - 1;
  // It was shown from the cache, and is gone. The router catches `notFound()` of loaders only.
  if (error?._tag === "NotFound") throw error;
  if (data === undefined) return null;
  return (
    <AppPage
      app={data.app}
      back={{
        href: list?.href ?? "/administer/overview",
        onPress: isPrevious ? () => router.history.back() : undefined,
      }}
      statisticsHref={statisticsPath + stringifySearch({ app: appId })}
    >
      <FailedNotice {...query} title={query.words.failed} />
      <SecretsCard key={appId} appId={appId} />
    </AppPage>
  );
}
