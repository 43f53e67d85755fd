/** The specification refreshes by GET, which OAuth does not allow: the provider gets a POST. */
import type { IncomingMessage } from "node:http";

const sentByGet = new WeakSet<IncomingMessage>();

/** Turns the query into the body of a POST. */
export const refreshByPost = (req: IncomingMessage, url: URL): void => {
  const body = Buffer.from(url.search.slice(1));
  sentByGet.add(req);
  req.method = "POST";
  req.headers["content-type"] = "application/x-www-form-urlencoded";
  req.headers["content-length"] = String(body.length);
  req.unshift(body); // not push: the end of the GET's empty body may have been read already
  url.search = "";
};

/** A proof names the method that the console sent (RFC 9449 §4.2), so that one is compared. */
export const restoreMethod = ({ req }: { readonly req: IncomingMessage }): void => {
  if (sentByGet.has(req)) req.method = "GET";
};
