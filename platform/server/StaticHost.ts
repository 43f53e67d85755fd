/** Serves the built console. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { isUnchanged } from "#platform/api/versions.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { consoleConfig } from "./consoleConfig.ts";
import { type ConsoleFile, readNamedConsoleFiles } from "./consoleFiles.ts";
import { chooseEncoding } from "./encoding.ts";
import { caching, consoleHeaders, referencePolicy, setHeaders } from "./headers.ts";
import { canonicalUrl } from "./loopback.ts";
import { isGetOrHead, sendText, sendMethodNotAllowed } from "./plainText.ts";
import { requestLog } from "./requestLog.ts";

const send = (
  req: IncomingMessage,
  res: ServerResponse,
  file: ConsoleFile,
  cacheControl: string,
  vary: ReadonlyArray<string> = [],
) => {
  const available = (["br", "gzip"] as const).filter((encoding) => file.encoded[encoding]);
  const encoding = chooseEncoding(req.headers["accept-encoding"], available);
  const body = (encoding && file.encoded[encoding]) ?? file.plain;
  const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
  res.setHeader("cache-control", cacheControl);
  res.setHeader("etag", etag);
  const varies = [...vary, ...(available.length > 0 ? ["Accept-Encoding"] : [])];
  if (varies.length > 0) res.setHeader("vary", varies.join(", "));
  if (isUnchanged(req.headers["if-none-match"], etag)) return void res.writeHead(304).end();
  if (encoding) res.setHeader("content-encoding", encoding);
  res.writeHead(200, { "content-type": file.type, "content-length": body.length }).end(body);
};

/** Ids of the console's pages may have a dot; any other path with one names a file, as `/.well-known/security.txt`. */
const isFileName = (path: string) => path.includes(".") && !path.startsWith("/administer/");

const pathOf = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

interface HostedConsole {
  readonly origin: string;
  readonly files: ReadonlyMap<string, ConsoleFile>;
  /** The servers that the console may connect to. */
  readonly servers: Parameters<typeof consoleHeaders>[1];
}

/** `/` is the prerendered page, `/docs/` the contract's; navigation to any other path gets the application. */
export const hostConsole = ({ origin, files, servers }: HostedConsole) => {
  const headers = consoleHeaders(origin, servers);

  return (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    setHeaders(res, headers);
    if (!isGetOrHead(req)) return sendMethodNotAllowed(res);
    const { accept = "" } = req.headers;
    const isNavigation = accept.includes("text/html");
    const canonical = canonicalUrl(origin, req.headers.host, req.url ?? "/");
    if (isNavigation && canonical !== undefined) return sendText(res, 307, "Moved", { location: canonical });
    const path = pathOf(pathname);
    // As link checkers and previews ask.
    const isAsked = isNavigation || (accept === "*/*" && !pathname.includes("."));
    const isAsset = (path ?? pathname).startsWith("/assets/");
    const file = files.get(path?.endsWith("/") ? `${path}index.html` : (path ?? ""));
    if (path === "/docs/") res.setHeader("content-security-policy", referencePolicy);
    if (file) return send(req, res, file, isAsset ? caching.immutable : caching.revalidated);
    // Links of such a page are relative to its folder.
    if (files.has(`${path}/index.html`)) return sendText(res, 308, "Moved", { location: `${path}/` });
    const app = files.get("/app.html");
    if (isAsset || !isAsked || isFileName(path ?? pathname)) return sendText(res, 404, "Not found");
    if (!app) return sendText(res, 503, "The console is not built: run `npm run build`");
    return send(req, res, app, caching.revalidated, ["Accept"]);
  };
};

export const staticHost = Effect.gen(function* () {
  const { origin, consoleDir, appName } = yield* PlatformConfig;
  const files = yield* Effect.promise(() => readNamedConsoleFiles(consoleDir, appName));
  const log = yield* requestLog;
  const host = hostConsole({ origin, files, servers: consoleConfig(origin, appName) });

  return (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    log(req, res, pathname);
    host(req, res, pathname);
  };
});
