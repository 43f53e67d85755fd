/** Verifies access tokens of this provider (RFC 9068, 4), whose grant and administrator must still exist. */
import { randomUUID } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Data, Effect, Redacted, Schema } from "effect";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import { type AdministratorRow, administratorColumns, toUser } from "#platform/admins/AdminsStore.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { type Call, verifyProof } from "./callProof.ts";
import { isEnded } from "./endSignIns.ts";
import { OidcKeys } from "./OidcKeys.ts";
import { algorithm, audienceScope, grantClaim, oidcNames } from "./OidcNames.ts";
import { keptSeconds, usedProofs } from "./usedProofs.ts";

export class InvalidToken extends Data.TaggedError("InvalidToken")<{
  /** A code that contains no part of the token. */
  readonly reason: string;
  /** Whose token it is, if it was issued here. */
  readonly administrator?: string;
}> {}

const Confirmation = Schema.Struct({ jkt: Schema.String });

const make = Effect.gen(function* () {
  const { origin } = yield* PlatformConfig;
  const { verification } = yield* OidcKeys;
  const sql = yield* SqlClient.SqlClient;
  const { once } = yield* usedProofs;
  const keys = createLocalJWKSet(verification);
  const { issuer, audience } = oidcNames(origin);
  const options = {
    issuer,
    audience,
    algorithms: [algorithm],
    typ: "at+jwt",
    requiredClaims: ["sub", "exp", "iat", "jti", "client_id", "scope", grantClaim],
  };

  const claimsOf = Effect.fnUntraced(function* (token: string) {
    const { payload } = yield* Effect.tryPromise({
      try: () => jwtVerify<{ scope: unknown; cnf: unknown }>(token, keys, options),
      catch: (error) =>
        new InvalidToken({ reason: error instanceof errors.JOSEError ? error.code : "ERR_MALFORMED" }),
    });
    const { sub: subject, scope, cnf, [grantClaim]: grant } = payload;
    if (typeof subject !== "string" || subject === "")
      return yield* new InvalidToken({ reason: "NO_SUBJECT" });
    if (typeof scope !== "string" || !scope.split(" ").includes(audienceScope)) {
      return yield* new InvalidToken({ reason: "NO_AUDIENCE_SCOPE" });
    }
    if (typeof grant !== "string") return yield* new InvalidToken({ reason: "NO_GRANT" });
    if (cnf !== undefined && !Schema.is(Confirmation)(cnf))
      return yield* new InvalidToken({ reason: "UNKNOWN_CONFIRMATION" });
    /** `key` is the thumbprint of the key that the token is bound to; undefined for a bearer token. */
    return { subject, grant, key: cnf?.jkt };
  });

  /** The proof of a call with a bound token; undefined for a bearer token (RFC 9449 §7.1). */
  const proofOf = Effect.fnUntraced(function* (
    token: string,
    key: string | undefined,
    call: Call | undefined,
  ) {
    if (key === undefined && call === undefined) return undefined;
    if (key === undefined || call === undefined) return yield* new InvalidToken({ reason: "OTHER_SCHEME" });
    const proof = yield* Effect.promise(() => verifyProof(call, token));
    return proof?.key === key ? proof : yield* new InvalidToken({ reason: "NO_PROOF" });
  });

  const signedIn = ({ subject, grant }: { readonly subject: string; readonly grant: string }) =>
    sql<AdministratorRow>`select ${sql.literal(administratorColumns)} from administrators
        where id = ${subject} and not disabled and exists (
          select from oidc_artifacts where model = 'Grant' and id = ${grant} and expires_at > now()
            and not ${sql.literal(isEnded)})`;

  const signedInByProof = (id: string, whom: Parameters<typeof signedIn>[0]) =>
    once(
      id,
      sql<AdministratorRow>`with fresh as (
          insert into used_proofs (id, expires_at)
          values (${id}, now() + make_interval(secs => ${keptSeconds}))
          on conflict do nothing returning id)
        ${signedIn(whom)} and exists (select from fresh)`,
      sql<AdministratorRow>`${signedIn(whom)} and not exists (select from used_proofs where id = ${id})`,
    );

  /** Reads as a call does, on behalf of nobody. False if the database takes no writes. */
  const canStore = Effect.suspend(() => signedInByProof(randomUUID(), { subject: "", grant: "" })).pipe(
    Effect.map(({ isStored }) => isStored),
  );

  /** The administrator who signed in. `call` is given for a call that is proven. */
  const verify = Effect.fn("TokenVerifier.verify")(function* (
    redacted: Redacted.Redacted,
    call: Call | undefined,
  ) {
    const token = Redacted.value(redacted);
    const verified = yield* claimsOf(token);
    const administrator = verified.subject;
    const proof = yield* Effect.mapError(
      proofOf(token, verified.key, call),
      ({ reason }) => new InvalidToken({ reason, administrator }),
    );
    // Checked at each call, since signing out and reuse of a refresh token delete the grant.
    const [found] = yield* Effect.orDie(
      proof === undefined
        ? signedIn(verified)
        : Effect.map(signedInByProof(proof.id, verified), ({ rows }) => rows),
    );
    return found === undefined
      ? yield* new InvalidToken({ reason: "SIGN_IN_OVER", administrator })
      : toUser(found);
  });

  return { verify, canStore };
});

export class TokenVerifier extends Effect.Service<TokenVerifier>()("platform/TokenVerifier", {
  scoped: make,
}) {}
