/** /administer/my-apps/{appId} — one app. */
import { createRoute, notFound } from "@tanstack/react-router";
import { Either, ParseResult, Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { RouteInvalid } from "#src/domain/pageErrors.ts";
import { findApp } from "#src/features/apps/apps.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { load } from "#src/runtime/load.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

/** For `params: { parse: decode(…) }` and `validateSearch: decode(…)`. */
const decode = <A, I>(schema: Schema.Schema<A, I>): ((input: I) => A) => {
  const read = Schema.decodeUnknownEither(schema);
  return (input) =>
    Either.getOrThrowWith(
      read(input),
      (error) => new RouteInvalid(ParseResult.TreeFormatter.formatErrorSync(error)),
    );
};

const loadClientSecrets = lazyModule(() => import("#src/features/client-secrets/clientSecrets.ts"));
const parseParams = decode(Schema.Struct({ appId: AppId }));

export const appRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "my-apps/$appId",
  params: { parse: (params) => parseParams(params) },
  staticData: {
    title: messages.appTitle,
    back: { href: "/administer/overview", name: common.backToOverview },
    start: { calls: ["clientSecrets.list"], code: ["src/routes/administer.my-apps.page.tsx"] },
  },
  loader: async ({ params: { appId }, context, abortController }) => {
    const { showSecretsOf } = await loadClientSecrets();
    showSecretsOf(context.store, appId);
    return load(context.store, abortController.signal, findApp(appId), { NotFound: () => notFound() });
  },
  component: lazyPage(() => import("./administer.my-apps.page.tsx"), "Page", [loadClientSecrets]),
});
