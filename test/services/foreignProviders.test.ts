/** Sign-in, refresh and sign-out at ordinary OpenID providers; the console knows only their issuer and its client id. */
import { Effect, Layer, Option } from "effect";
import { expect, it } from "vitest";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { Provider } from "#src/services/Provider.ts";
import { TokenEndpoint } from "#src/services/TokenEndpoint.ts";
import { configFor } from "#test/support/smallServer.ts";
import { arriveAt, type ForeignOptions, startForeignProvider } from "./foreignProvider.ts";
import { browserWith } from "./forgedSignIn.ts";

const servicesFor = (oidc: object) =>
  Layer.mergeAll(Oidc.layer, TokenEndpoint.layer).pipe(
    Layer.provideMerge(Provider.layer),
    Layer.provide([
      Layer.succeed(AppConfig, configFor({ clientId: "console", refreshMethod: "POST", ...oidc })),
      browserWith(),
    ]),
  );

interface Options extends ForeignOptions {
  /** A parameter of the authorization request. */
  readonly audience?: string;
}

type Kind = readonly [name: string, options: Options, oidc: (issuer: string) => object];

const audience = "https://api.example.org";
const kinds: ReadonlyArray<Kind> = [
  [
    "like Keycloak: below a path, without offline_access",
    { path: "/realms/wellbeing", scopes: ["openid", "profile", "email"] },
    (issuer) => ({ issuer }),
  ],
  [
    "like Auth0: a slash at the end of its issuer, configured without one, and no new refresh tokens",
    {
      path: "",
      hasSlash: true,
      scopes: ["openid", "profile", "email", "offline_access"],
      isRotating: false,
      hasEndSession: false,
      audience,
    },
    (issuer) => ({ issuer: issuer.slice(0, -1), authorizationParameters: { audience } }),
  ],
  [
    "configured with a slash that its issuer has not, and with a scope that it does not know",
    { path: "/tenant/v2.0", scopes: ["openid", "email"] },
    (issuer) => ({ issuer: `${issuer}/`, scopes: ["openid", "email"], audienceScope: "platform" }),
  ],
  ...(["none", "with nonces"] as const).map((proofs): Kind => [
    `takes proofs of possession: ${proofs}`,
    { path: "/proofs", scopes: ["openid"], proofs },
    (issuer) => ({ issuer, scopes: ["openid"] }),
  ]),
  ...(["PS256", "ES256", "EdDSA", "RS256"] as const).flatMap((algorithm) =>
    [false, true].map((areKeysUnnamed): Kind => [
      `signs with ${algorithm}${areKeysUnnamed ? ", by keys without names" : ""}`,
      { path: "/signing", scopes: ["openid"], algorithm, areKeysUnnamed },
      (issuer) => ({ issuer, scopes: ["openid"] }),
    ]),
  ),
];

it.each(kinds)("an ordinary provider %s", async (_name, options, oidcOf) => {
  const provider = await startForeignProvider(options);
  const program = Effect.gen(function* () {
    const [oidc, provider, tokens] = yield* Effect.all([Oidc, Provider, TokenEndpoint]);
    const request = yield* oidc.begin("/administer/users", "en", false);
    const { searchParams } = yield* Effect.promise(() => arriveAt(request));
    const { session, redirect } = yield* oidc.complete(searchParams);
    expect([redirect, session.subject]).toEqual(["/administer/users", "ada"]);
    // A provider grants offline access only if the person is asked (OpenID Connect Core §11).
    const granted = options.scopes.filter((scope) => scope !== "offline_access");
    expect(session.scope?.split(" ").toSorted()).toEqual(granted.toSorted());

    const { refresh_token = "", proofKey } = session.tokens ?? {};
    expect(proofKey !== undefined).toBe(options.proofs !== "none");
    const answer = yield* tokens.refresh(refresh_token, session, proofKey);
    expect(answer.token_type).toBe(options.proofs === "none" ? "Bearer" : "DPoP");
    expect(answer.access_token).not.toBe(session.tokens?.access_token);
    expect(answer.refresh_token !== undefined).toBe(options.isRotating ?? true);

    const end = yield* provider.endSessionUrl(session.idToken);
    const client = Option.map(end, (url) => new URL(url).searchParams.get("client_id"));
    expect(Option.getOrNull(client)).toBe(options.hasEndSession === false ? null : "console");
    expect(new URL(request).searchParams.get("audience")).toBe(options.audience ?? null);
  });
  const services = servicesFor(oidcOf(provider.issuer));
  await Effect.runPromise(Effect.ensuring(Effect.provide(program, services), Effect.promise(provider.stop)));
  expect(provider.asked.filter((line) => line.includes("/.well-known/"))).toHaveLength(1);
});
