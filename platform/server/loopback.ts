/** The names by which a machine reaches itself, and nobody else does. */
export const loopback: ReadonlyArray<string> = ["localhost", "127.0.0.1", "[::1]"];

/** `host` as in a URL, or as an interface to listen on. */
export const isLoopback = (host: string): boolean => loopback.includes(host) || host === "::1";
