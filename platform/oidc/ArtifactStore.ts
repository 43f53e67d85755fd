/** Storage of oidc-provider: sessions, interactions, grants, codes and refresh tokens in one table. */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { proofLifetime } from "./callProof.ts";
import { isEnded } from "./endSignIns.ts";
import { OidcKeys } from "./OidcKeys.ts";
import { OidcLifetimes } from "./OidcLifetimes.ts";
import { errors } from "./provider.ts";
import { providerEffects } from "./requestTime.ts";
import { successorOf } from "./successors.ts";

/** Models whose id is a credential. A grant's id is in every access token; an interaction also needs a signed cookie. */
const bearerModels: ReadonlyArray<string> = ["RefreshToken", "AuthorizationCode", "Session"];

/** Ids have 126 random bits or more, so a plain SHA-256 is enough. */
export const storedId = (model: string, id: string) =>
  bearerModels.includes(model) ? createHash("sha256").update(id).digest("base64url") : id;

const rotatedModel = "RefreshToken";

/** Proofs that were used, each for as long as it is valid (RFC 9449 §11.1). */
const proofModel = "ReplayDetection";

/** Identifiers in requests may be any text, also text that the database does not accept. */
const isId = /^[\w-]{1,64}$/;

/** U+0000 in JSON, which PostgreSQL's jsonb does not accept. */
const nul = /(?<!\\)(?:\\\\)*\\u0000/;

/** In characters of JSON. The console's longest artifact has 2,500, but strangers can cause artifacts too. */
const longest = 8000;

/** The stored payload, without ids that could serve as credentials: the artifact's own, and an interaction's cookie. */
const withoutBearers = (model: string, { jti, session, ...payload }: AdapterPayload) => {
  const { cookie: _, ...owner } = session ?? {};
  return { ...payload, ...(!bearerModels.includes(model) && { jti }), ...(session && { session: owner }) };
};

export const artifactStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { rotationOverlap } = yield* OidcLifetimes;
  const { successors } = yield* OidcKeys;
  const run = yield* providerEffects;

  /**
   * A rotated refresh token stays usable until the overlap ends, and as long as it has no stored successor: then the
   * refresh failed, and nobody got an answer.
   */
  const stillUsable = sql`consumed_at is null
    or (model = ${rotatedModel} and consumed_at > now() - make_interval(secs => ${rotationOverlap}))
    or (successor_id is not null and not exists (
      select from oidc_artifacts as successor
      where successor.model = ${rotatedModel} and successor.id = oidc_artifacts.successor_id))`;

  /** A browser repeats a GET whose connection was reset, so a refresh may come twice, and the proof with it. */
  const mayRepeat = sql`model = ${proofModel}
    and expires_at > now() + make_interval(secs => ${proofLifetime - rotationOverlap})`;

  const find = (model: string, key: "id" | "uid", value: string) =>
    sql<{ payload: AdapterPayload; consumed: boolean }>`
      select payload, not (${stillUsable}) as consumed from oidc_artifacts
      where model = ${model} and ${sql(key)} = ${value} and expires_at > now() and not (${mayRepeat})
        and not ${sql.literal(isEnded)}`.pipe(
      Effect.map(([row]) => row && { ...row.payload, ...(row.consumed && { consumed: true }) }),
    );

  const destroy = (model: string, id: string) =>
    sql`delete from oidc_artifacts where model = ${model} and id = ${id}`;

  const upsert = Effect.fn(function* (model: string, id: string, payload: AdapterPayload, expiresIn = 0) {
    // Without a signed-in person, the provider would store what a stranger sends to the end-session endpoint.
    if (model === "Session" && payload.accountId === undefined)
      return yield* Effect.asVoid(destroy(model, id));
    const json = JSON.stringify(withoutBearers(model, payload));
    if (nul.test(json)) return yield* Effect.fail(new errors.InvalidRequest("a parameter holds U+0000"));
    if (json.length > longest)
      return yield* Effect.fail(new errors.InvalidRequest("a parameter is too long"));
    // A repeated proof keeps the time of its first use.
    const change =
      model === proofModel
        ? sql`nothing`
        : sql`update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
            expires_at = excluded.expires_at`;
    yield* sql`insert into oidc_artifacts (model, id, payload, grant_id, uid, expires_at)
      values (${model}, ${id}, ${json}::jsonb, ${payload.grantId ?? null},
        ${payload.uid ?? null}, now() + make_interval(secs => ${expiresIn}))
      on conflict (model, id) do ${change}`;
  });

  /** One atomic statement: of two concurrent requests with the same code one is refused. */
  const consume = (model: string, id: string) => {
    const successor = model === rotatedModel ? storedId(model, successorOf(successors, id)) : null;
    return sql`update oidc_artifacts
      set consumed_at = coalesce(consumed_at, now()), successor_id = ${successor}
      where model = ${model} and id = ${storedId(model, id)} and (${stillUsable}) returning id`.pipe(
      Effect.flatMap(({ length }) =>
        length === 1 ? Effect.void : Effect.fail(new errors.InvalidGrant("already used")),
      ),
    );
  };

  const revoke = (model: string, grantId: string) =>
    sql`delete from oidc_artifacts where model = ${model} and grant_id = ${grantId}`;

  return (model: string): Adapter => ({
    find: async (id) => {
      const found = isId.test(id) ? await run(find(model, "id", storedId(model, id))) : undefined;
      return found && { ...found, jti: id };
    },
    /** Without the session's id, which only the cookie has: the result must only be read, not saved. */
    findByUid: (uid) => run(find(model, "uid", uid)),
    findByUserCode: async () => undefined,
    upsert: (id, payload, expiresIn) => run(upsert(model, storedId(model, id), payload, expiresIn)),
    consume: (id) => run(consume(model, id)),
    destroy: (id) => run(Effect.asVoid(destroy(model, storedId(model, id)))),
    revokeByGrantId: (grantId) => run(Effect.asVoid(revoke(model, grantId))),
  });
});

/** How long an old link for a new password is distinguished from an unknown one. */
const keptLinkDays = 30;

/** Deletes expired artifacts, attempts and links. */
export const removeExpired = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`delete from oidc_artifacts where expires_at < now()`;
  yield* sql`delete from used_proofs where expires_at < now()`;
  yield* sql`delete from limited_attempts where resets_at < now()`;
  yield* sql`delete from registration_links
    where purpose = 'newPassword' and expires_at < now() - make_interval(days => ${keptLinkDays})`;
  yield* sql`delete from oidc_known_addresses where expires_at < now()`;
}).pipe(Effect.catchAllCause((cause) => Effect.logWarning("Expired sign-in data was not removed", cause)));
