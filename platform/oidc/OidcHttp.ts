/** Mounts the provider under its path, and rewrites requests that it would not accept unchanged. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Runtime } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { changePassword } from "./changePassword.ts";
import { forgottenPassword } from "./ForgottenPassword.ts";
import { formExchange } from "./formExchange.ts";
import { interactions } from "./Interactions.ts";
import {
  endpointOf,
  forgottenPasswordPath,
  isForPrograms,
  linkRequestedPath,
  mountPath,
  passwordChangedPath,
  passwordPath,
  registrationPath,
} from "./OidcNames.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { providerTurns } from "./providerTurns.ts";
import { giveBody, receiveInTime } from "./readForm.ts";
import { refreshByPost } from "./refreshByGet.ts";
import { registration } from "./Registration.ts";
import { ofProvider } from "./requestTime.ts";

export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => void;

/** The provider grants `offline_access` only with `prompt=consent` (OpenID Connect Core, 11). */
const askForConsent = (url: URL) => {
  const valuesOf = (name: string) => url.searchParams.get(name)?.split(" ") ?? [];
  const prompts = valuesOf("prompt");
  if (!valuesOf("scope").includes("offline_access") || prompts.includes("none")) return;
  url.searchParams.set("prompt", [...new Set([...prompts, "consent"])].join(" "));
};

/** As the provider's own limit. */
const maxBytes = 56 * 1024;

const sendError = (res: ServerResponse, status: number, error: string, headers = {}) =>
  void res
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers })
    .end(JSON.stringify({ error }));

/** Browsers' names for a speculative request, the older ones included. */
const isSpeculative = ({ headers }: IncomingMessage) =>
  ["sec-purpose", "purpose", "x-moz"].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name])),
  );

/** The provider and its pages. */
export const oidcHttp = Effect.gen(function* () {
  const config = yield* PlatformConfig;
  const { origin } = config;
  const provider = yield* OidcProvider;
  const { inTurn, takeTurn } = yield* providerTurns;
  const interact = yield* interactions(takeTurn);
  const register = yield* registration;
  const askForLink = yield* forgottenPassword;
  const changeOwnPassword = yield* changePassword;
  const pages = new Map([
    [forgottenPasswordPath, askForLink],
    [linkRequestedPath, askForLink],
    [passwordPath, changeOwnPassword],
    [passwordChangedPath, changeOwnPassword],
  ]);
  const run = Runtime.runFork(yield* Effect.runtime());
  const { host, protocol } = new URL(origin);
  const callback = provider.callback();

  /** The time of the answer begins when the body has arrived. */
  const answerBody = (req: IncomingMessage, res: ServerResponse, forPrograms: boolean) =>
    Effect.matchEffect(receiveInTime(req, maxBytes), {
      onSuccess: (body) => {
        giveBody(req, body);
        return ofProvider(async () => callback(req, res));
      },
      onFailure: ({ status }) => {
        const closing = { connection: "close" };
        return forPrograms
          ? Effect.sync(() => sendError(res, status, "invalid_request", closing))
          : formExchange(config, req, res).fail(status, "refused", closing);
      },
    });

  const handler: NodeHandler = (req, res) => {
    req.headers["x-forwarded-host"] = host;
    req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    const url = new URL(`${origin}${req.url}`);
    // A browser's speculative request would use up a refresh token.
    const endpoint = endpointOf(url.pathname);
    const isToken = endpoint === `${mountPath}/token`;
    if (isToken && isSpeculative(req)) return sendError(res, 403, "invalid_request");
    const forPrograms = isForPrograms(url.pathname.slice(mountPath.length));
    if (forPrograms) req.headers.accept = "application/json";
    // The provider would allow a preflight of any origin, and check the origin only at the call.
    if (req.method === "OPTIONS" && ![undefined, origin].includes(req.headers.origin)) {
      return void res.writeHead(403, { vary: "Origin" }).end();
    }
    const { pathname } = url;
    if (pathname.startsWith(`${mountPath}/interaction/`)) return void run(interact(req, res));
    if (pathname.startsWith(`${registrationPath}/`)) return void run(register(req, res));
    const page = pages.get(pathname);
    if (page !== undefined) return void run(page(req, res));
    const isContinuation = endpoint.startsWith(`${mountPath}/auth/`);
    const isAuthorization = isContinuation || endpoint === `${mountPath}/auth`;
    // It has no parameters, and the provider fails at a stranger's.
    if (isContinuation) url.search = "";
    // Whoever has opened the sign-in in a window loses sight of it, and of the code in its next address. Browsers that do
    // not know the value take it for none, which does the same behind a page with `same-origin`.
    if (isAuthorization) res.setHeader("cross-origin-opener-policy", "noopener-allow-popups");
    if (req.method === "GET" && pathname === `${mountPath}/auth`) askForConsent(url);
    const isRefresh =
      req.method === "GET" &&
      pathname === `${mountPath}/token` &&
      url.searchParams.get("grant_type") === "refresh_token";
    if (isRefresh) refreshByPost(req, url);
    req.url = `${url.pathname.slice(mountPath.length) || "/"}${url.search}`;
    Object.assign(req, { originalUrl: `${mountPath}${req.url}` });
    if (isRefresh) return void callback(req, res);
    if (req.method === "POST") return void run(answerBody(req, res, forPrograms));
    inTurn(req, res, async () => callback(req, res));
  };
  return handler;
});
