/** Plain-text responses, for errors and redirects outside of the API and the provider. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { caching } from "./headers.ts";

export const sendText = (res: ServerResponse, status: number, text: string, headers = {}) =>
  void res
    .writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": caching.never,
      "x-content-type-options": "nosniff",
      ...headers,
    })
    .end(`${text}\n`);

export const isGetOrHead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

export const sendMethodNotAllowed = (res: ServerResponse) =>
  sendText(res, 405, "Method not allowed", { allow: "GET, HEAD" });
