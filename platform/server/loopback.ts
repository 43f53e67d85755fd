/** Names under which a machine reaches only itself. */
export const loopbackNames: ReadonlyArray<string> = ["localhost", "127.0.0.1", "[::1]"];

/** `host` as in a URL, or as an interface to listen on. */
export const isLoopback = (host: string): boolean => loopbackNames.includes(host) || host === "::1";
