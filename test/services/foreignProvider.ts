/** An OpenID provider that is not the embedded one: signs in one person without a form, and refreshes by POST. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { Configuration } from "oidc-provider";
import { Provider } from "#platform/oidc/provider.ts";
import { Browser as Person } from "#test/support/Browser.ts";

export interface ForeignOptions {
  /** Its issuer's path, such as `/realms/wellbeing`; `/` gives an issuer with a slash at its end. */
  readonly path: string;
  /** Its own name, which differs from its address by a slash. */
  readonly hasSlash?: boolean;
  readonly scopes: ReadonlyArray<string>;
  /** Whether each refresh returns a new refresh token, as by default; otherwise the answers contain none. */
  readonly isRotating?: boolean;
  readonly hasEndSession?: boolean;
  /** Of its ID tokens; RS256 by default. */
  readonly algorithm?: Algorithm;
  /** Whether it binds tokens to keys (RFC 9449); it does by default, without nonces. */
  readonly proofs?: "none" | "with nonces";
  /** Whether its public keys have no names, although its tokens name one. */
  readonly areKeysUnnamed?: boolean;
}

const algorithms = ["RS256", "PS256", "ES256", "EdDSA"] as const;
type Algorithm = (typeof algorithms)[number];

const makeKeys = (part: "privateKey" | "publicKey") =>
  Promise.all(
    algorithms.map(async (alg) => {
      const pair = await generateKeyPair(alg, { extractable: true });
      return { ...(await exportJWK(pair[part])), alg, use: "sig", kid: `key of ${alg}` };
    }),
  );
const keys = await makeKeys("privateKey");
const retiredKeys = await makeKeys("publicKey");

export const startForeignProvider = async ({
  path,
  hasSlash = false,
  scopes,
  isRotating = true,
  hasEndSession = true,
  algorithm = "RS256",
  areKeysUnnamed = false,
  proofs,
}: ForeignOptions) => {
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}${path}${hasSlash ? "/" : ""}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: "console",
        token_endpoint_auth_method: "none",
        redirect_uris: ["https://console.example/auth"],
        post_logout_redirect_uris: ["https://console.example/"],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        id_token_signed_response_alg: algorithm,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: [...algorithms] },
    clientAuthMethods: ["none"],
    jwks: { keys },
    scopes: [...scopes],
    claims: { openid: ["sub"], email: ["email"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      dPoP: {
        enabled: proofs !== "none",
        ...(proofs === "with nonces" && { nonceSecret: Buffer.alloc(32, 1), requireNonce: () => true }),
      },
      rpInitiatedLogout: { enabled: hasEndSession },
    },
    interactions: { url: (_ctx, { uid }) => `${origin}${path}/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: "ada@example.org", name: "Ada" }),
    }),
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, RefreshToken: 60, Session: 60 },
    issueRefreshToken: async () => true,
    rotateRefreshToken: isRotating,
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const grant = new provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope(scopes.join(" "));
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const asked: Array<string> = [];
  provider.use(async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (areKeysUnnamed && ctx.path === "/jwks") {
      const { keys: named } = body as { readonly keys: ReadonlyArray<JWK> };
      // Two of each kind, so that only trying them shows which one has signed.
      ctx.body = { keys: [...retiredKeys, ...named].map(({ kid: _kid, alg: _alg, ...key }) => key) };
    }
    if (ctx.path !== "/token" || typeof body !== "object" || body === null) return;
    const isRefresh = ctx["oidc"].params?.["grant_type"] === "refresh_token";
    if (isRefresh && !isRotating && "refresh_token" in body) Reflect.deleteProperty(body, "refresh_token");
  });
  const callback = provider.callback();
  server.on("request", (req, res) => {
    asked.push(`${req.method} ${req.url}`);
    const url = req.url ?? "/";
    const prefix = path === "/" ? "" : path;
    if (!url.startsWith(prefix)) return void res.writeHead(404).end();
    req.url = url.slice(prefix.length) || "/";
    Object.assign(req, { originalUrl: url });
    if (req.url.startsWith("/interaction/")) {
      return void provider.interactionFinished(req, res, { login: { accountId: "ada" } });
    }
    return void callback(req, res);
  });
  return {
    issuer,
    /** Methods and paths of all requests so far. */
    asked,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};

/** Where the provider redirects a person who follows the link, up to the console. */
export const arriveAt = async (link: string) => {
  const person = new Person(new URL(link).origin);
  const { url, response } = await person.follow(await person.fetch(link), "/");
  if (url.origin === person.origin) throw new Error(`${response.status} ${await response.text()}`);
  return url;
};
