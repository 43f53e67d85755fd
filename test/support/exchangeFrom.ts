/** A request that no server has received, and its answer. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

export const exchangeFrom = (remoteAddress: string, forwarded?: string) => {
  const req = new IncomingMessage(
    Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress }),
  );
  if (forwarded !== undefined) req.headers["x-forwarded-for"] = forwarded;
  return { req, res: new ServerResponse(req) };
};
