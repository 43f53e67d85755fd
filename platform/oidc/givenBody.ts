/** Gives the provider a body that was received before. */
import type { IncomingMessage } from "node:http";

/** The provider reads it as if it came just now. */
export const giveBody = (req: IncomingMessage, body: Buffer): void => {
  req.headers["content-length"] = String(body.length);
  Object.defineProperties(req, { readable: { value: true }, iterator: { value: () => [body] } });
};
