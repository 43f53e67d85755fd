/** The console's advice agrees with the platform's decision. */
import { Effect, FastCheck, Schema } from "effect";
import { expect, it } from "vitest";
import { Alias } from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken } from "#src/domain/client-secrets/attention.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const isAlias = Schema.is(Schema.typeSchema(Alias));
const aliases = FastCheck.string({ minLength: 1, maxLength: 20, unit: "grapheme" }).filter(isAlias);

const variants: ReadonlyArray<(alias: string) => string> = [
  (alias) => alias.toUpperCase(),
  (alias) => alias.toLowerCase(),
  (alias) => alias.normalize("NFD"),
  (alias) => alias.normalize("NFKC"),
  (alias) => `${alias}\u200b`,
  (alias) => alias.replaceAll("ß", "ẞ"),
  (alias) => `${alias}-2`,
];
const examples = ["Straße", "ﬁne", "Ångström", "ΟΔΟΣ", "ci-prod"]
  .flatMap((alias) => variants.map((vary): [[string, string]] => [[alias, vary(alias)]]))
  .filter(([[, other]]) => isAlias(other));
const pairs = FastCheck.tuple(aliases, FastCheck.constantFrom(...variants))
  .map(([alias, vary]): [string, string] => [alias, vary(alias)])
  .filter(([, other]) => isAlias(other));

it("the console calls an alias taken exactly when the platform refuses it", async () => {
  const { client } = platform();
  let count = 0;
  const isRefused = (one: string, other: string) =>
    Effect.gen(function* () {
      const { id } = yield* client.apps.create({ payload: { name: `App ${(count += 1)}` }, headers: {} });
      const create = (alias: string) =>
        client.clientSecrets.create({ path: { appId: id }, payload: { alias } });
      yield* create(one);
      return yield* create(other).pipe(
        Effect.as(false),
        Effect.catchTag("AliasTaken", () => Effect.succeed(true)),
      );
    });
  await FastCheck.assert(
    FastCheck.asyncProperty(pairs, async ([one, other]) => {
      expect(isAliasTaken(other, [one])).toBe(await Effect.runPromise(isRefused(one, other)));
    }),
    { numRuns: examples.length + 10, examples },
  );
});
