/** Handlers of the calls on themes. */
import { HttpApiBuilder } from "@effect/platform";
import { Effect, Schema } from "effect";
import { Idempotency } from "#platform/api/Idempotency.ts";
import { invalid } from "#platform/api/issues.ts";
import { VersionedOf, withETag } from "#platform/api/versions.ts";
import { Api } from "#schemas/Api.ts";
import { Theme } from "#schemas/themes/Theme.ts";
import { ThemesStore } from "./ThemesStore.ts";

export const themesHttp = HttpApiBuilder.group(Api, "themes", (handlers) =>
  Effect.gen(function* () {
    const themes = yield* ThemesStore;
    const { once } = yield* Idempotency;
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
            themes.create(payload),
          ).pipe(Effect.flatMap(withETag)),
        { uninterruptible: true },
      )
      .handle(
        "update",
        Effect.fn(function* ({ path, headers, payload }) {
          if (payload.id !== path.id) return yield* invalid("id", "must be that of the path");
          return yield* withETag(yield* themes.update(path.id, payload, headers["if-match"]));
        }),
        { uninterruptible: true },
      )
      .handle("delete", ({ path, headers }) => themes.remove(path.id, headers["if-match"]), {
        uninterruptible: true,
      });
  }),
);
