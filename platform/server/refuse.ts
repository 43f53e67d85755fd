/** A refusal in plain text, outside of the API and the provider, which have their own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { caching } from "./headers.ts";

export const refuse = (res: ServerResponse, status: number, text: string, headers = {}) =>
  void res
    .writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": caching.never,
      ...headers,
    })
    .end(`${text}\n`);

export const isReading = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

export const refuseMethod = (res: ServerResponse) =>
  refuse(res, 405, "Method not allowed", { allow: "GET, HEAD" });
