/** The specification refreshes by GET, which OAuth does not allow: the provider gets a POST. */
import type { IncomingMessage } from "node:http";
import { giveBody } from "./readForm.ts";

const sentByGet = new WeakSet<IncomingMessage>();

/** Turns the query into the body of a POST. */
export const refreshByPost = (req: IncomingMessage, url: URL): void => {
  sentByGet.add(req);
  req.method = "POST";
  req.headers["content-type"] = "application/x-www-form-urlencoded";
  giveBody(req, Buffer.from(url.search.slice(1)));
  url.search = "";
};

/** A proof names the method that the console sent (RFC 9449 §4.2), so that one is compared. */
export const restoreMethod = ({ req }: { readonly req: IncomingMessage }): void => {
  if (sentByGet.has(req)) req.method = "GET";
};
