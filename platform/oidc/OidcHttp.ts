/** Mounts the provider under its path, and rewrites requests that it would not accept unchanged. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Context, Effect, Layer, Runtime } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { changePassword } from "./changePassword.ts";
import { endpointOf } from "./endpointOf.ts";
import { forgottenPassword } from "./ForgottenPassword.ts";
import { interactions } from "./Interactions.ts";
import {
  forgottenPasswordPath,
  linkRequestedPath,
  mountPath,
  passwordChangedPath,
  passwordPath,
  registrationPath,
  sessionsPath,
} from "./OidcNames.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { ownSessions } from "./ownSessions.ts";
import { providerTurns } from "./providerTurns.ts";
import { refreshByPost } from "./refreshByGet.ts";
import { registration } from "./Registration.ts";

export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => void;

/** The provider grants `offline_access` only with `prompt=consent` (OpenID Connect Core, 11). */
const askForConsent = (url: URL) => {
  const valuesOf = (name: string) => url.searchParams.get(name)?.split(" ") ?? [];
  const prompts = valuesOf("prompt");
  if (!valuesOf("scope").includes("offline_access") || prompts.includes("none")) return;
  url.searchParams.set("prompt", [...new Set([...prompts, "consent"])].join(" "));
};

/** Browsers' names for a speculative request, the older ones included. */
const isSpeculative = ({ headers }: IncomingMessage) =>
  ["sec-purpose", "purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name])),
  );

const make = Effect.gen(function* () {
  const { origin } = yield* PlatformConfig;
  const provider = yield* OidcProvider;
  const interact = yield* interactions;
  const register = yield* registration;
  const askForLink = yield* forgottenPassword;
  const changeOwnPassword = yield* changePassword;
  const pages = new Map([
    [forgottenPasswordPath, askForLink],
    [linkRequestedPath, askForLink],
    [passwordPath, changeOwnPassword],
    [passwordChangedPath, changeOwnPassword],
    [sessionsPath, yield* ownSessions],
  ]);
  const inTurn = yield* providerTurns;
  const runtime = yield* Effect.runtime();
  const { host, protocol } = new URL(origin);
  const callback = provider.callback();

  const handler: NodeHandler = (req, res) => {
    req.headers["x-forwarded-host"] = host;
    req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    const url = new URL(`${origin}${req.url}`);
    // A browser's speculative request would use up a refresh token.
    const isToken = endpointOf(url.pathname) === `${mountPath}/token`;
    if (isToken && isSpeculative(req)) {
      return void res.writeHead(403, { "cache-control": "no-store" }).end();
    }
    // The provider would allow a preflight of any origin, and check the origin only at the call.
    if (req.method === "OPTIONS" && ![undefined, origin].includes(req.headers.origin)) {
      return void res.writeHead(403, { vary: "Origin" }).end();
    }
    if (url.pathname.startsWith(`${mountPath}/interaction/`)) {
      const answer = interact(req, res);
      // A submitted form waits for its password's turn.
      if (req.method === "POST") return void Runtime.runFork(runtime)(answer);
      return inTurn(req, res, () => Runtime.runPromise(runtime)(answer));
    }
    if (url.pathname.startsWith(`${registrationPath}/`)) {
      return void Runtime.runFork(runtime)(register(req, res));
    }
    const page = pages.get(url.pathname);
    if (page !== undefined) return void Runtime.runFork(runtime)(page(req, res));
    const { pathname } = url;
    const isAuthorization = pathname === `${mountPath}/auth` || pathname.startsWith(`${mountPath}/auth/`);
    // Whoever has opened the sign-in in a window loses sight of it, and of the code in its next address. Browsers that do
    // not know the value take it for none, which does the same behind a page with `same-origin`.
    if (isAuthorization) res.setHeader("cross-origin-opener-policy", "noopener-allow-popups");
    if (req.method === "GET" && pathname === `${mountPath}/auth`) askForConsent(url);
    if (
      req.method === "GET" &&
      url.pathname === `${mountPath}/token` &&
      url.searchParams.get("grant_type") === "refresh_token"
    ) {
      refreshByPost(req, url);
    }
    req.url = `${url.pathname.slice(mountPath.length) || "/"}${url.search}`;
    Object.assign(req, { originalUrl: `${mountPath}${req.url}` });
    // A body may take its time to come, and would keep the others waiting.
    if (req.method === "POST") return void callback(req, res);
    inTurn(req, res, async () => callback(req, res));
  };
  return handler;
});

export class OidcHttp extends Context.Tag("platform/OidcHttp")<OidcHttp, NodeHandler>() {
  static readonly layer = Layer.effect(OidcHttp, make);
}
