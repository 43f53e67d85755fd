/** The whole platform as one middleware: the provider, the API and `/config.json`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpApiBuilder, HttpApp } from "@effect/platform";
import { makeHandler } from "@effect/platform-node/NodeHttpServer";
import { Effect } from "effect";
import { proxyWarning } from "#platform/oidc/clientAddress.ts";
import { type NodeHandler, oidcHttp } from "#platform/oidc/OidcHttp.ts";
import { mountPath } from "#platform/oidc/OidcNames.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { compress } from "./compress.ts";
import { consoleConfig } from "./consoleConfig.ts";
import { caching, dataHeaders, setHeaders } from "./headers.ts";
import { isGetOrHead, sendText, sendMethodNotAllowed } from "./plainText.ts";
import { identify } from "./requestId.ts";
import { requestLog } from "./requestLog.ts";
import { tellOfEnd } from "./tellOfEnd.ts";

/** `next` answers all other paths: the built console or a development server. */
export type PlatformMiddleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (pathname: string) => void,
) => void;

/** Dot segments and backslashes in the path: a proxy that reads them otherwise would apply another path's limits. */
const isAmbiguous = /^[^?#]*(?:\\|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

const isBelow = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

export const platformHandler = Effect.gen(function* () {
  const { origin, appName, ...choices } = yield* PlatformConfig;
  const oidc = yield* oidcHttp;
  const httpApp = yield* HttpApiBuilder.httpApp;
  // After the API's pre-response handlers, which set headers.
  const compressed = Effect.zipLeft(httpApp, HttpApp.appendPreResponseHandler(compress));
  const api = yield* makeHandler(compressed);
  const log = yield* requestLog;
  const warnOfProxy = yield* proxyWarning;
  const config = JSON.stringify(consoleConfig(origin, appName, choices));
  const headers = dataHeaders(origin);

  const sendConfig: NodeHandler = (req, res) => {
    if (!isGetOrHead(req)) return sendMethodNotAllowed(res);
    const own = { "content-type": "application/json; charset=utf-8", "cache-control": caching.revalidated };
    res.writeHead(200, own).end(config);
  };

  const handlerOf = (pathname: string): NodeHandler | undefined => {
    if (isBelow(mountPath, pathname)) return oidc;
    if (isBelow("/api", pathname)) return api;
    return pathname === "/config.json" ? sendConfig : undefined;
  };

  const handler: PlatformMiddleware = (req, res, next) => {
    const url = req.url ?? "";
    identify(req, res);
    // Only the origin form (RFC 9112, 3.2.1): the absolute form could name another host.
    if (!url.startsWith("/") || isAmbiguous.test(url)) return sendText(res, 400, "Bad request");
    const { pathname } = new URL(`${origin}${url}`);
    const handle = handlerOf(pathname);
    if (!handle) return next(pathname);
    log(req, res, pathname);
    warnOfProxy(req);
    tellOfEnd(res);
    setHeaders(res, headers);
    handle(req, res);
  };
  return handler;
});
