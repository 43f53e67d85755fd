/** Handlers of the calls on themes. */
import { HttpApiBuilder } from "@effect/platform";
import { Effect, Schema } from "effect";
import { Idempotency } from "#platform/api/Idempotency.ts";
import { invalid } from "#platform/api/issues.ts";
import { VersionedOf, withETag } from "#platform/api/versions.ts";
import { callEvents } from "#platform/server/eventLog.ts";
import { Api } from "#schemas/Api.ts";
import { Theme } from "#schemas/themes/Theme.ts";
import { ThemesStore } from "./ThemesStore.ts";

export const themesHttp = HttpApiBuilder.group(Api, "themes", (handlers) =>
  Effect.gen(function* () {
    const themes = yield* ThemesStore;
    const { once } = yield* Idempotency;
    const log = yield* callEvents;
    return handlers
      .handle("list", ({ urlParams }) => themes.list(urlParams))
      .handle(
        "create",
        ({ headers, payload }) =>
          once(
            {
              headers,
              request: ["create theme", payload],
              answer: VersionedOf(Theme),
              refusal: Schema.Never,
              limit: Effect.void,
            },
            Effect.tap(themes.create(payload), ({ record }) => log("theme-created", record.id)),
          ).pipe(Effect.flatMap(withETag)),
        { uninterruptible: true },
      )
      .handle(
        "update",
        Effect.fn(function* ({ path, headers, payload }) {
          if (payload.id !== path.id) return yield* invalid("id", "must be that of the path");
          const updated = yield* themes.update(path.id, payload, headers["if-match"]);
          yield* log("theme-changed", path.id);
          return yield* withETag(updated);
        }),
        { uninterruptible: true },
      )
      .handle(
        "delete",
        ({ path, headers }) =>
          Effect.zipLeft(themes.remove(path.id, headers["if-match"]), log("theme-deleted", path.id)),
        { uninterruptible: true },
      );
  }),
);
