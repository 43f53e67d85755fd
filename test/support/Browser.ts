/** A minimal browser for signing in over HTTP: it keeps cookies by path and follows the provider's redirects. */

export class Browser {
  readonly origin: string;
  readonly #address: string | undefined;
  readonly #cookies = new Map<string, { readonly pair: string; readonly path: string }>();

  /** @param address - Of the network that it is in, as a proxy names it. */
  constructor(origin: string, address?: string) {
    this.origin = origin;
    this.#address = address;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin);
    const headers = new Headers(this.#address === undefined ? {} : { "x-forwarded-for": this.#address });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    headers.set("cookie", this.cookiesFor(url.pathname));
    if (!headers.has("accept")) headers.set("accept", "text/html");
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Submits a form from a page of this origin. */
  submit(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    init: RequestInit = {},
  ) {
    return this.fetch(path, {
      ...init,
      method: "POST",
      headers: { origin: this.origin, ...headers },
      body: new URLSearchParams(fields),
    });
  }

  /** Follows redirects while the provider, below `path`, redirects to itself; returns the last response and its target. */
  async follow(
    response: Response,
    path = "/oidc/",
  ): Promise<{ readonly response: Response; readonly url: URL }> {
    const url = new URL(response.headers.get("location") ?? response.url, response.url);
    const isProvider = url.href.startsWith(this.origin + path);
    if (!isProvider || !response.headers.has("location")) return { response, url };
    return this.follow(await this.fetch(url.href), path);
  }

  /** As a request for this path has them. */
  cookiesFor(path: string) {
    const sent = [...this.#cookies.values()].filter((cookie) => path.startsWith(cookie.path));
    return sent.map(({ pair }) => pair).join("; ");
  }

  #keep(line: string) {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value] = pair.split(/=(.*)/);
    const path = attributes.find((attribute) => attribute.startsWith("path="))?.slice("path=".length) ?? "/";
    const key = `${name} ${path}`;
    if (value === "") this.#cookies.delete(key);
    else this.#cookies.set(key, { pair, path });
  }
}
