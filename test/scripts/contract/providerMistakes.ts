/** Mistakes of providers: which answers of a right one are changed, and the line that the checker reports. */
import { asRecord } from "#schemas/lenient.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Mistake {
  /** The end of a path. */
  readonly at?: string;
  readonly change?: (answer: Answer, sent: Readonly<Record<string, string>>) => Partial<Answer>;
  readonly oidc?: object;
  /** Seconds by which this machine's clock is behind. */
  readonly behind?: number;
  readonly refreshes?: boolean;
}

const wellKnown = "/openid-configuration";
const metadata = (members: object) => ({
  at: wellKnown,
  change: ({ body }: Answer) => ({ body: { ...asRecord(body), ...members } }),
});
const noMetadata: Mistake = { at: wellKnown, change: () => ({ status: 404 }) };
const withoutCors = (at: string): Mistake => ({
  at,
  change: ({ headers }) => ({ headers: { ...headers, "access-control-allow-origin": "null" } }),
});
const keysAs = (change: (key: object) => object): Mistake => ({
  at: "/jwks",
  change: ({ body }) => ({ body: { keys: (body as { keys: ReadonlyArray<object> }).keys.map(change) } }),
});
const redirect = (change: (url: URL) => unknown): Mistake => ({
  at: "/auth",
  change: ({ headers }) => {
    const url = new URL(headers["location"] ?? "");
    change(url);
    return { headers: { ...headers, location: url.href } };
  },
});

/** What real providers do, how that is planted, and what is noted. */
export const habits: ReadonlyArray<readonly [name: string, mistake: Mistake, note: RegExp]> = [
  [
    "refuses a request for JSON at its authorization endpoint (LemonLDAP)",
    { at: "/auth", change: (_, { accept }) => (accept === "text/html" ? {} : { status: 401 }) },
    /DPoP/,
  ],
  [
    "signs in whoever asks (oauth2-mock-server, Kerberos)",
    redirect(({ searchParams }) => {
      searchParams.delete("error");
      searchParams.set("code", "abc");
    }),
    /signs in whoever asks/,
  ],
  [
    "leaves out what it accepts (Glewlwyd)",
    metadata({
      grant_types_supported: ["authorization_code"],
      token_endpoint_auth_methods_supported: ["client_secret_basic"],
    }),
    /leave out refresh_token [^]*leave out none/,
  ],
  [
    "announces no proofs",
    metadata({ dpop_signing_alg_values_supported: undefined }),
    /DPoP with ES256 is not/,
  ],
];

const noOrigin = (place: string) =>
  new RegExp(
    `^error providerCors .*${place} → .*-allow-origin: expected https://console.example or .* null$`,
  );

const endpoint = (name: string) => `http://localhost:1/${name}`;
const local = {
  authorizationEndpoint: endpoint("auth"),
  tokenEndpoint: endpoint("token"),
  jwksUri: endpoint("jwks"),
  endSessionEndpoint: null,
};
const otherName = metadata({ issuer: "https://other.example" });
const plainPkce = metadata({ code_challenge_methods_supported: ["plain"] });
const sharedSecret = metadata({ id_token_signing_alg_values_supported: ["HS256", "none"] });
const noSignOut = metadata({ end_session_endpoint: undefined });
const noKeys: Mistake = { at: "/jwks", change: () => ({ body: { keys: [] } }) };
const privateKey = keysAs((key) => ({ ...key, d: "AQAB" }));
const otherKey = keysAs(({ ...key }) => ({ ...key, n: "AQAB".repeat(86), x: "A".repeat(43) }));
const otherClient: Mistake = { oidc: { clientId: "other" } };
const otherScope: Mistake = { oidc: { scopes: ["openid", "phone"] } };
const inFragment = redirect((url) => {
  url.hash = url.search.slice(1);
  url.search = "";
});
const noState = redirect(({ searchParams }) => searchParams.delete("state"));
const noIssuer = redirect(({ searchParams }) => searchParams.delete("iss"));
const byPost: Mistake = { oidc: { refreshMethod: "GET" }, refreshes: true };
const noProofs: Mistake = {
  at: "/token",
  change: ({ headers }) => ({ headers: { ...headers, "access-control-allow-headers": "x" } }),
};

/** What the provider does, how that is planted, and the line of the report. */
export const mistakes: ReadonlyArray<readonly [name: string, mistake: Mistake, line: RegExp]> = [
  ["has no metadata", noMetadata, /^error metadata .*metadata → status: expected 200, found 404/],
  [
    "redirects from its metadata",
    { at: wellKnown, change: () => ({ status: 301, headers: { location: "/other" } }) },
    /^error metadata .* status: expected 200, found 301 to \/other: the console follows no redirect/,
  ],
  ["has another name", otherName, /^error metadata .* issuer: expected .*, found https:\/\/other\.example/],
  [
    "lacks metadata that are not needed",
    { ...noMetadata, oidc: local },
    /^warning metadata .*metadata → status: .* 404/,
  ],
  ["has no PKCE by S256", plainPkce, /^error client .*code_challenge_methods_.*: expected S256, found plain/],
  ["signs with a shared secret", sharedSecret, /^error signing .*: expected an asym.*, found HS256, none/],
  ["has no sign-out", noSignOut, /^warning logout .*end_session_endpoint: missing/],
  ["knows no such scope", otherScope, /^warning scope .*scopes_supported: expected phone, found openid/],
  ["keeps browsers from its metadata", withoutCors(wellKnown), noOrigin("metadata")],
  ["keeps browsers from its token endpoint", withoutCors("/token"), noOrigin("token endpoint")],
  ["has no keys", noKeys, /^error signing .*keys → keys: expected a public key for .*, found none/],
  ["publishes a private key", privateKey, /^error signing .*keys → keys → \[0\]: must be a public key/],
  [
    "does not know the client",
    otherClient,
    /^error client .*sign-in → status: expected a redirect to https:\/\/console\.example\/auth, found 400/,
  ],
  ["refuses its code", otherClient, /^error client .*token .* error: .*invalid_grant, found invalid_client/],
  ["answers in the fragment", inFragment, /^error client .*response_mode: expected an answer in the query/],
  ["loses the state", noState, /^error client .*sign-in → state: expected that of the request/],
  ["does not name itself, as announced", noIssuer, /^error metadata .*iss: expected .*, found none/],
  [
    "announces DPoP and does not allow it",
    noProofs,
    /^warning dpop .*token endpoint → preflight → access-control-allow-headers: expected dpop/,
  ],
  ["refreshes by POST only", byPost, /^error refresh .*refresh → GET: expected new tokens, found 404/],
  [
    "has another clock",
    { behind: 600 },
    /^warning clock .*metadata → date: expected the time of this machine, found one that is \d+ s ahead/,
  ],
  [
    "issues tokens of the future",
    { behind: 600, refreshes: true },
    /^error clock .*id_token: expected a valid one, found "iat" claim timestamp check failed .it should be in the past/,
  ],
  [
    "signs with a key that it does not publish",
    { ...otherKey, refreshes: true },
    /^error signing .*refresh → id_token: expected a valid one, found signature verification failed/,
  ],
];
