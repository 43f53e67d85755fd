/** The real platform behind a local proxy that fails on request. Only tests use it; no build contains it. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { freePort } from "#test/support/freePort.ts";
import { type Platform, startPlatform } from "./platform.ts";

export interface Fault {
  /** The proxy handles the request when this promise resolves. */
  readonly until?: Promise<unknown>;
  /** The proxy answers this instead of the platform. */
  readonly answer?: { readonly status: number; readonly body: string };
}

export interface FaultyPlatform extends Platform {
  /** Applies the fault to every request whose method and path match, until `reset`. */
  readonly fail: (requests: RegExp, fault: Fault) => void;
  /** Removes all faults and recorded requests. */
  readonly reset: () => void;
  /** Rejects every access token that was sent so far. */
  readonly expireTokens: () => void;
  /** The recorded requests that match: methods and paths with queries, in order of arrival. */
  readonly seen: (requests: RegExp) => ReadonlyArray<string>;
}

const readBody = async (message: IncomingMessage) => {
  const chunks: Array<Uint8Array> = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** A provider's strictest rule (RFC 9700 §4.14.2): reusing a refresh token ends the whole sign-in. */
const strictRotation = () => {
  const used = new Set<string>();
  let isOver = false;
  /** Whether the request with this URL is refused; its token counts as used then. */
  return (url: string): boolean => {
    if (!url.startsWith("/oidc/token")) return false;
    const token = new URL(url, "http://localhost").searchParams.get("refresh_token");
    isOver = token !== null && (isOver || used.has(token));
    if (token !== null) used.add(token);
    return isOver;
  };
};

export const startFaultyPlatform = async (dataDir: string): Promise<FaultyPlatform> => {
  const port = await freePort();
  const platform = await startPlatform(dataDir, `http://localhost:${port}`);
  let faults: ReadonlyArray<readonly [requests: RegExp, fault: Fault]> = [];
  let seen: ReadonlyArray<string> = [];
  const accessTokens = new Set<string>();
  let expired: ReadonlySet<string> = new Set();
  const isRefused = strictRotation();

  const forward = async (req: IncomingMessage, res: ServerResponse, body: Buffer) => {
    const { method, url, headers } = req;
    const sent = request({ host: "localhost", port: platform.port, method, path: url, headers });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    res.writeHead(answer.statusCode ?? 502, answer.headers).end(await readBody(answer));
  };

  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const line = `${req.method} ${req.url}`;
    seen = [...seen, line];
    const body = await readBody(req);
    const [, fault] = faults.find(([requests]) => requests.test(line)) ?? [];
    await fault?.until;
    // A request whose client has disconnected does not reach the platform.
    if (res.destroyed) return;
    if (fault?.answer) {
      const { status, body: text } = fault.answer;
      return void res.writeHead(status, { "content-type": "application/json" }).end(text);
    }
    const token = req.headers.authorization?.replace(/^\w+ /, "");
    if (token !== undefined && expired.has(token)) return void res.writeHead(401).end();
    if (token !== undefined) accessTokens.add(token);
    if (isRefused(req.url ?? "")) {
      return void res.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}');
    }
    await forward(req, res, body);
  };

  const server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()));
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    ...platform,
    fail: (requests, fault) => {
      faults = [...faults, [requests, fault]];
    },
    reset: () => {
      faults = [];
      seen = [];
    },
    expireTokens: () => {
      expired = new Set(accessTokens);
    },
    seen: (requests) => seen.filter((line) => requests.test(line)),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await platform.stop();
    },
  };
};
