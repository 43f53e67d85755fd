/** /administer/my-apps/{appId} — one app. */
import { createRoute, notFound } from "@tanstack/react-router";
import { Either, ParseResult, Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { RouteInvalid } from "#src/domain/pageErrors.ts";
import { openAppAtom } from "#src/features/apps/apps.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { secretAnswers } from "#src/features/client-secrets/secretAnswers.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { administerRoute } from "./administer.ts";

const read = Schema.decodeUnknownEither(Schema.Struct({ appId: AppId }));
const invalid = (error: ParseResult.ParseError) =>
  new RouteInvalid(ParseResult.TreeFormatter.formatErrorSync(error));

export const appRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "my-apps/$appId",
  params: { parse: (params) => Either.getOrThrowWith(read(params), invalid) },
  staticData: {
    title: messages.appTitle,
    back: { href: "/administer/overview", name: common.backToOverview },
    start: { calls: ["clientSecrets.list"], code: ["src/pages/MyApp.tsx"] },
  },
  loader: async ({ params: { appId }, context: { store } }) => {
    store.set(secretAnswers.refreshAtom, appId);
    const { data, error } = await store.set(openAppAtom, appId);
    if (data === undefined && error) throw error._tag === "NotFound" ? notFound() : error;
  },
  component: lazyPage(() => import("#src/pages/MyApp.tsx"), "Page"),
});
