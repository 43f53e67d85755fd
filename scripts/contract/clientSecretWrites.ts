/** Creates and deletes secrets of an app. */
import { Effect } from "effect";
import type { App } from "#schemas/apps/App.ts";
import type { ClientSecret, CreatedClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import type { Checker } from "./checker.ts";
import type { Lists } from "./lists.ts";
import type { Undo } from "./undo.ts";
import {
  compareStored,
  daysAhead,
  expectListed,
  refuseNotJson,
  unknownLike,
  type WriteOptions,
} from "./writing.ts";

export const checkSecretWrites = (
  checker: Checker,
  { whole }: Lists,
  undo: Undo,
  { run, now }: WriteOptions,
  app: App,
) =>
  Effect.gen(function* () {
    const { succeed, refuse } = checker;
    const [list, create, remove] = ["clientSecrets.list", "clientSecrets.create", "clientSecrets.delete"];
    const path = { appId: app.id };
    const [alias, other] = [run, `${run}-expiring`];
    const ids = undo.ofList({ list, remove, path, member: "alias" }, [alias, other]);
    const make = (json: object, when?: string) =>
      Effect.map(succeed<CreatedClientSecret>(create, { path, json }, when), (made) => {
        compareStored(checker, create, { ...json, ...path }, made?.value, when);
        if (made?.value) ids.add(made.value.id);
        return made;
      });
    const made = yield* make({ alias });
    const again = { path, json: { alias } };
    if (made !== undefined) {
      yield* refuse(create, 409, again, "a taken alias");
      const upper = { path, json: { alias: alias.toUpperCase() } };
      yield* refuse(create, 409, upper, "a taken alias in upper case");
    }
    yield* make({ alias: other, expirationDate: daysAhead(now, 30) }, "with an expiration date");
    const past = { path, json: { alias: `${run}-past`, expirationDate: daysAhead(now, -1) } };
    yield* refuse(create, 422, { ...past, isUnsent: true }, "an expiration date in the past");
    yield* refuse(create, 422, { path, json: { alias: " " }, isUnsent: true }, "an empty alias");
    yield* refuseNotJson(checker, create, { path });
    yield* refuse(create, 404, { ...again, path: { appId: unknownLike(app.id) } }, "an unknown app");

    const { id } = made?.value ?? {};
    const listed = yield* whole<ClientSecret>(list, path);
    yield* refuse(remove, 404, { path: { ...path, id: unknownLike(id) } }, "an unknown id");
    if (id === undefined) return;
    expectListed(checker, list, listed, id);
    const own = { path: { ...path, id } };
    const removed = yield* succeed(remove, own);
    if (removed !== undefined) yield* refuse(remove, 404, own, "a secret that was just deleted");
  });
