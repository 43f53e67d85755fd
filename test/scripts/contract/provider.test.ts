/** The check of a provider: a real one has no finding, and each mistake is reported by its line. */
import { afterAll, expect, it } from "vitest";
import { asRecord } from "#schemas/lenient.ts";
import { textOf } from "#scripts/contract/check.ts";
import type { Fetch } from "#scripts/contract/requests.ts";
import { startForeignProvider } from "#test/services/foreignProvider.ts";
import { checkedBy, linesOf } from "#test/support/contractCheck.ts";
import { configFor } from "#test/support/smallServer.ts";

const origin = "https://console.example";
const { issuer, stop } = await startForeignProvider({
  path: "/id",
  scopes: ["openid", "email", "offline_access"],
  isRotating: true,
  hasEndSession: true,
});
afterAll(stop);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Mistake {
  /** The end of a path. */
  readonly at?: string;
  readonly change?: (answer: Answer, sent: Readonly<Record<string, string>>) => Partial<Answer>;
  readonly oidc?: object;
}

const changed =
  ({ at = "none", change }: Mistake): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init);
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    const { pathname } = new URL(url);
    const before: Answer = {
      status: answer.status,
      // CORS, which this provider does not allow, wherever scripts read an answer.
      headers: {
        ...Object.fromEntries(answer.headers),
        ...(!pathname.endsWith("/auth") && { "access-control-allow-origin": origin }),
      },
      body: isJson ? JSON.parse(text) : text,
    };
    const isAt = pathname.endsWith(at);
    const { status, headers, body } = { ...before, ...(isAt ? change?.(before, init.headers) : {}) };
    const said = typeof body === "string" ? body : JSON.stringify(body);
    return { status, headers: new Headers(headers), text: async () => said };
  };

const checked = ({ oidc = {}, ...mistake }: Mistake) => {
  const settings = { issuer, clientId: "console", scopes: ["openid", "email"], ...oidc };
  return checkedBy({ fetch: changed(mistake), origin, config: configFor(settings) });
};

const wellKnown = "/openid-configuration";
const metadata = (members: object): Mistake => ({
  at: wellKnown,
  change: ({ body }) => ({ body: { ...asRecord(body), ...members } }),
});
const redirect = (change: (url: URL) => void): Mistake => ({
  at: "/auth",
  change: ({ headers }) => {
    const url = new URL(headers["location"] ?? "");
    change(url);
    return { headers: { ...headers, location: url.href } };
  },
});
const moved: Mistake = {
  at: wellKnown,
  change: ({ headers }) => ({ status: 301, headers: { ...headers, location: "/other" } }),
};
const noCors = (at: string): Mistake => ({ at, change: () => ({ headers: {} }) });
const complete = {
  authorizationEndpoint: `${issuer}/auth`,
  tokenEndpoint: `${issuer}/token`,
  jwksUri: `${issuer}/jwks`,
  endSessionEndpoint: null,
};
const keysAs = (change: (key: object) => object): Mistake => ({
  at: "/jwks",
  change: ({ body }) => ({ body: { keys: (body as { keys: ReadonlyArray<object> }).keys.map(change) } }),
});

it.each<[habit: string, mistake: Mistake]>([
  ["is ordinary", {}],
  [
    "refuses a request for JSON at its authorization endpoint (LemonLDAP)",
    { at: "/auth", change: (_, { accept }) => (accept === "text/html" ? {} : { status: 401 }) },
  ],
  [
    "signs in whoever asks (oauth2-mock-server, Kerberos)",
    redirect(({ searchParams }) => {
      searchParams.delete("error");
      searchParams.set("code", "abc");
    }),
  ],
  [
    "refuses a code by 403 (Auth0)",
    { at: "/token", change: () => ({ status: 403, body: { error: "invalid_grant" } }) },
  ],
  ["redirects from metadata that nobody needs (Django)", { ...moved, oidc: { ...complete, dpop: "off" } }],
])("a provider that %s has no finding", async (_habit, mistake) => {
  expect(textOf(await checked(mistake))).toBe("The provider works: 0 findings.\n");
});

it.each<[mistake: string, mistake: Mistake, line: string]>([
  ["redirects from its metadata", moved, "metadata → status: expected 200, found 301 /other"],
  [
    "redirects from metadata that say no more than DPoP",
    { ...moved, oidc: complete },
    "warning metadata → status: expected 200, found 301 /other",
  ],
  ["has another name", metadata({ issuer: "https://other.example" }), "metadata → issuer: expected"],
  [
    "has no PKCE by S256",
    metadata({ code_challenge_methods_supported: ["plain"] }),
    "metadata → code_challenge_methods_supported: expected S256",
  ],
  [
    "signs with a shared secret",
    metadata({ id_token_signing_alg_values_supported: ["HS256"] }),
    "metadata → id_token_signing_alg",
  ],
  [
    "has no sign-out",
    metadata({ end_session_endpoint: undefined }),
    "warning metadata → end_session_endpoint: missing",
  ],
  [
    "keeps browsers from its metadata",
    noCors(wellKnown),
    `metadata → access-control-allow-origin: expected ${origin} or *`,
  ],
  [
    "keeps browsers from its token endpoint",
    noCors("/token"),
    "token endpoint → access-control-allow-origin",
  ],
  [
    "has no keys",
    { at: "/jwks", change: () => ({ body: { keys: [] } }) },
    "keys → keys: expected a public RSA",
  ],
  ["publishes a private key", keysAs((key) => ({ ...key, d: "AQAB" })), "keys → keys: expected a public RSA"],
  [
    "does not know the client",
    { oidc: { clientId: "other" } },
    `sign-in → status: expected a redirect to ${origin}/auth, found 400`,
  ],
  [
    "refuses the client's code",
    { oidc: { clientId: "other" } },
    "token endpoint → error: expected invalid_grant, found invalid_client, 401",
  ],
  [
    "loses the state",
    redirect(({ searchParams }) => searchParams.delete("state")),
    "sign-in → state: expected",
  ],
  [
    "announces its name (RFC 9207) and is another",
    redirect(({ searchParams }) => searchParams.set("iss", "https://other.example")),
    "sign-in → iss: expected",
  ],
  [
    "shows at a page of its own what is wrong (Cognito)",
    {
      at: "/auth",
      change: ({ headers }) => ({ headers: { ...headers, location: "/error?error=redirect_mismatch" } }),
    },
    `sign-in → error: expected none at ${origin}/auth, found redirect_mismatch`,
  ],
  [
    "answers in the fragment",
    redirect((url) => Object.assign(url, { hash: url.search.slice(1), search: "" })),
    "sign-in → error: expected login_required in the query, found none",
  ],
])("a provider that %s is reported by its line", async (_mistake, mistake, begins) => {
  const [severity, place] = begins.startsWith("warning ") ? ["warning", begins.slice(8)] : ["error", begins];
  const line = `${severity}: provider: ${place}`;
  expect(linesOf(await checked(mistake)).map((each) => each.slice(0, line.length))).toContain(line);
});
