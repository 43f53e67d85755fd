/** `http://127.0.0.1` is the same machine as `http://localhost`, but another origin: the console would not work there. */
import { isLoopback, loopback } from "./loopback.ts";

/** Where a page that was asked for under another name of this machine is, if that is what `host` says. */
export const canonicalUrl = (origin: string, host: string | undefined, path: string): string | undefined => {
  const canonical = new URL(origin);
  if (host === canonical.host || !isLoopback(canonical.hostname)) return undefined;
  const aliases = loopback.map((name) => (canonical.port === "" ? name : `${name}:${canonical.port}`));
  return host !== undefined && aliases.includes(host) ? `${origin}${path}` : undefined;
};
