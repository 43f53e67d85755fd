/** Creates and deletes secrets of an app. */
import { Effect } from "effect";
import type { App } from "#schemas/apps/App.ts";
import type { ClientSecret, CreatedClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";
import { unknownLike } from "./unknownLike.ts";
import type { Undo } from "./undo.ts";
import { compareStored, daysAhead, notJson, type WriteOptions } from "./writing.ts";

export const makeSecretWrites = (
  checker: Checker,
  { whole }: Lists,
  undo: Undo,
  { run, now }: WriteOptions,
) =>
  Effect.fn("secretWrites")(function* (app: App) {
    const { succeed, refuse, wrong } = checker;
    const [create, remove] = ["clientSecrets.create", "clientSecrets.delete"];
    const path = { appId: app.id };
    const [alias, other] = [run, `${run}-expiring`];
    const ids = undo.ofList({ list: "clientSecrets.list", remove, path, member: "alias" }, [alias, other]);
    const made = yield* succeed<CreatedClientSecret>(create, { path, json: { alias } });
    compareStored(checker, create, { alias, appId: app.id }, made?.value);
    if (made?.value) ids.add(made.value.id);
    if (made !== undefined) {
      yield* refuse(create, 409, { path, json: { alias } }, "a taken alias");
      yield* refuse(
        create,
        409,
        { path, json: { alias: alias.toUpperCase() } },
        "a taken alias in upper case",
      );
    }
    const expirationDate = daysAhead(now, 30);
    const expiring = yield* succeed<CreatedClientSecret>(
      create,
      { path, json: { alias: other, expirationDate } },
      "with an expiration date",
    );
    if (expiring?.value) {
      ids.add(expiring.value.id);
      const found = expiring.value.expirationDate?.epochMillis;
      if (found !== Date.parse(expirationDate))
        wrong(
          create,
          {
            cause: "stored",
            place: "expirationDate",
            problem:
              found === undefined
                ? "missing, though one was sent"
                : "expected the instant that was sent, found another",
          },
          "with an expiration date",
        );
    }
    yield* refuse(create, 422, { path, json: { alias: " " }, isUnsent: true }, "an empty alias");
    yield* refuse(
      create,
      422,
      { path, json: { alias: `${run}-past`, expirationDate: daysAhead(now, -1) }, isUnsent: true },
      "an expiration date in the past",
    );
    yield* refuse(create, 422, { path, ...notJson }, "a body that is no JSON");
    yield* refuse(create, 404, { path: { appId: unknownLike(app.id) }, json: { alias } }, "an unknown app");

    const listed = yield* whole<ClientSecret>("clientSecrets.list", path);
    if (made?.value && listed?.isWhole && !listed.entries.some(({ id }) => id === made.value?.id))
      wrong("clientSecrets.list", {
        cause: "stored",
        place: "content",
        problem: "expected the secret that was just created, found none",
      });
    yield* refuse(remove, 404, { path: { ...path, id: unknownLike(made?.value?.id) } }, "an unknown id");
    if (made?.value === undefined) return;
    const own = { path: { ...path, id: made.value.id } };
    const removed = yield* succeed(remove, own);
    if (removed !== undefined) yield* refuse(remove, 404, own, "a secret that was just deleted");
  });
