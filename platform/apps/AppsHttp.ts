/** Handlers of the calls on apps. */
import { HttpApiBuilder } from "@effect/platform";
import { Effect, Schema } from "effect";
import { callLimit } from "#platform/api/callLimit.ts";
import { Idempotency } from "#platform/api/Idempotency.ts";
import { invalid, decodeOrInvalid } from "#platform/api/issues.ts";
import { answerIfChanged, VersionedOf, withETag } from "#platform/api/versions.ts";
import { callEvents } from "#platform/server/eventLog.ts";
import { Api } from "#schemas/Api.ts";
import { App, AppName, AppNameTaken } from "#schemas/apps/App.ts";
import { AppPage } from "#schemas/apps/AppsApi.ts";
import { Invalid } from "#schemas/errors.ts";
import { AppsStore } from "./AppsStore.ts";

const readName = decodeOrInvalid(Schema.Struct({ appName: AppName }));

export const appsHttp = HttpApiBuilder.group(Api, "apps", (handlers) =>
  Effect.gen(function* () {
    const apps = yield* AppsStore;
    const { once } = yield* Idempotency;
    const limit = yield* callLimit;
    const log = yield* callEvents;
    const answer = answerIfChanged(AppPage);
    return handlers
      .handle("list", ({ urlParams }) => Effect.flatMap(apps.list(urlParams), answer))
      .handle("isNameUnique", ({ urlParams }) =>
        Effect.gen(function* () {
          yield* limit("uniquenessChecks");
          const { appName } = yield* readName(urlParams);
          return yield* apps.isNameFree(appName);
        }),
      )
      .handle("get", ({ path }) => Effect.flatMap(apps.get(path.id), withETag))
      .handle(
        "create",
        ({ headers, payload }) =>
          once(
            {
              headers,
              request: ["create app", payload],
              answer: VersionedOf(App),
              refusal: AppNameTaken,
              limit: Effect.void,
            },
            Effect.tap(apps.create(payload), ({ record }) => log("app-created", record.id)),
          ).pipe(Effect.flatMap(withETag)),
        { uninterruptible: true },
      )
      .handle(
        "update",
        Effect.fn(function* ({ path, headers, payload }) {
          const unknown = Object.keys(payload.unknownFields ?? {});
          if (unknown.length > 0) {
            return yield* new Invalid({
              issues: unknown.map((field) => ({ path: field, message: "is not known" })),
            });
          }
          if (payload.id !== path.id) return yield* invalid("id", "must be that of the path");
          const updated = yield* apps.update(path.id, payload, headers["if-match"]);
          yield* log("app-changed", path.id);
          return yield* withETag(updated);
        }),
        { uninterruptible: true },
      );
  }),
);
