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
  /** Rejects every access token that was issued so far. */
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
  const signIns = new Map<string, { isOver: boolean }>();
  const used = new Set<string>();
  const accessTokens: Array<string> = [];
  const tokenOf = (url: string) => new URL(url, "http://localhost").searchParams.get("refresh_token") ?? "";
  return {
    accessTokens,
    /** Whether a refresh with this URL is refused; its token counts as used then. */
    refuses: (url: string): boolean => {
      const token = tokenOf(url);
      const signIn = signIns.get(token);
      if (signIn && used.has(token)) signIn.isOver = true;
      used.add(token);
      return signIn?.isOver ?? false;
    },
    /** Records the tokens in the provider's answer to a request with this URL. */
    learn: (url: string, answer: string): void => {
      const found = JSON.parse(answer) as { readonly access_token?: string; readonly refresh_token?: string };
      if (found.access_token !== undefined) accessTokens.push(found.access_token);
      if (found.refresh_token !== undefined)
        signIns.set(found.refresh_token, signIns.get(tokenOf(url)) ?? { isOver: false });
    },
  };
};

export const startFaultyPlatform = async (dataDir: string): Promise<FaultyPlatform> => {
  const port = await freePort();
  const platform = await startPlatform(dataDir, `http://localhost:${port}`);
  let faults: ReadonlyArray<readonly [requests: RegExp, fault: Fault]> = [];
  let seen: ReadonlyArray<string> = [];
  const expired = new Set<string>();
  const rotation = strictRotation();

  const forward = async (req: IncomingMessage, res: ServerResponse, body: Buffer) => {
    const { method, url, headers } = req;
    const sent = request({ host: "localhost", port: platform.port, method, path: url, headers });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const content = await readBody(answer);
    if (url?.startsWith("/oidc/token")) rotation.learn(url, content.toString());
    res.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
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
    if (rotation.refuses(req.url ?? "")) {
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
      for (const token of rotation.accessTokens) expired.add(token);
    },
    seen: (requests) => seen.filter((line) => requests.test(line)),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await platform.stop();
    },
  };
};
