/** Redirects from other names of this machine to the configured origin, since the console works on that origin only. */
import { isLoopback, loopbackNames } from "./loopback.ts";

/** The address to redirect to when `host` is another loopback name; otherwise undefined. */
export const canonicalUrl = (origin: string, host: string | undefined, path: string): string | undefined => {
  const canonical = new URL(origin);
  if (host === canonical.host || !isLoopback(canonical.hostname)) return undefined;
  const aliases = loopbackNames.map((name) => (canonical.port === "" ? name : `${name}:${canonical.port}`));
  return host !== undefined && aliases.includes(host) ? `${origin}${path}` : undefined;
};
