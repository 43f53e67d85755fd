/** Names under which a machine reaches only itself; the console works on the configured one of them. */
const loopbackNames: ReadonlyArray<string> = ["localhost", "127.0.0.1", "[::1]"];

/** `host` as in a URL, or as an interface to listen on. */
export const isLoopback = (host: string): boolean => loopbackNames.includes(host) || host === "::1";

/** The address to redirect to when `host` is another loopback name; otherwise undefined. */
export const canonicalUrl = (origin: string, host: string | undefined, path: string): string | undefined => {
  const canonical = new URL(origin);
  if (host === canonical.host || !isLoopback(canonical.hostname)) return undefined;
  const aliases = loopbackNames.map((name) => (canonical.port === "" ? name : `${name}:${canonical.port}`));
  return host !== undefined && aliases.includes(host) ? `${origin}${path}` : undefined;
};
