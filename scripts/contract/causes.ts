/** Causes of findings, in the order of the report: the first sentence is the title, the rest says what to do. */

const guide = "docs/guides/platform.md";
const provider = "docs/guides/provider.md";

const texts = {
  connection:
    "There is no answer. Look whether the server is running, and compare the address with its own; from here, the network may need a proxy or a VPN.",
  certificate:
    "The TLS certificate is not trusted. Name your authority's certificate in NODE_EXTRA_CA_CERTS, and send the whole chain; browsers need a certificate that they trust, too.",
  limit:
    "A limit is in the way. Send Retry-After, in seconds or as a date, with every 429 and 503; if it is longer than a minute, raise the limit for this check.",
  token:
    "The token is not accepted. Sign in again and copy a new access token (not the ID token, and none that DPoP binds to its browser); if it is new, compare its audience, issuer and signature with what the API expects.",
  forbidden:
    "The account is not an administrator. Use the token of an administrator, or give the account that role on the platform.",
  address:
    "A call is not there, or elsewhere. Compare --base with the platform's address (without /api/v1), and answer the call at this path: the console follows no redirects.",
  failure: "The platform fails. Look into the platform's log at the time of this check.",
  cors: `Browsers keep the console from the API (CORS). Send these headers with every answer, errors included, and answer OPTIONS without a token: ${guide}, CORS.`,
  open: "A call is answered without a valid token. Check the token's signature, algorithm, issuer and audience before anything else, and answer 401.",
  secret:
    "A secret is sent where it must not be. Leave it out: a secret's value is shown once, at its creation, and an access token never.",
  media:
    "The body is not what its type says. Answer with JSON, as application/json or, for errors, application/problem+json; a proxy in between may send pages of its own.",
  body: "Bodies differ from the contract. Change the members to those of docs/contract/reference.md; an error is one that the console cannot read.",
  text: "Texts are damaged. Encode bodies in UTF-8, read the database in its own charset, and refuse control characters in names.",
  refused:
    "What the console sends is refused. Accept the input: docs/contract/reference.md says what is valid.",
  status: `A status is not the contract's. Answer with the expected status, by which the console decides what to do: ${guide}, Statuses.`,
  problem: `Errors have no problem body. Answer with the contract's problem, so that the message appears at its field: ${guide}, Problem bodies.`,
  pages: `Pages do not make up the list. Count pages from 0, and all entries in totalElements: ${guide}, Pages.`,
  uniqueness:
    "What is free is not what is stored. Compare names and addresses without regard to case, outer spaces and Unicode form, both here and when they are written.",
  stored:
    "What was written is not what is stored. PUT replaces the record: store every member that was sent, unknown ones too, and answer with what is stored.",
  versions: `Edits of others can be overwritten. Send an ETag in quotes that changes with the record, and compare If-Match with it: ${guide}, ETag and If-Match.`,
  keys: "A repeated creation creates twice. Keep the first answer for an Idempotency-Key for 24 hours, and repeat it.",
  figures:
    "Statistics contradict each other, or the period. Count each group once, from one state of the data, and active users among the registered ones; compare instants: both ends belong to the period, the end with its last millisecond.",
  caching:
    "Personal answers may be cached. Send Cache-Control: no-store with every answer of the API, so that no proxy keeps them.",
  slow: "Answers are slow. Look at the calls' queries: the console gives up after 30 seconds.",
  left: "Something of this check is left. Remove it by hand, by the id or the name that is said, and look why the platform does not.",
  metadata: `The provider's metadata do not fit. Compare the issuer of /config.json with the provider's own name, or name the addresses in /config.json: ${provider}.`,
  providerCors: `Browsers keep the console from the provider (CORS). Allow the console's origin at the provider, for its metadata, keys and token endpoint: ${provider}, At the provider.`,
  signing:
    "ID tokens cannot be verified. Publish a public key for an asymmetric signature (RS, PS, ES or EdDSA), and sign the client's ID tokens with it.",
  client: `The provider is not set up for the console's client. Register a public client with authorization code, PKCE (S256), refresh tokens and the redirect URI <console>/auth: ${provider}.`,
  scope:
    'A requested scope is not announced. Add it at the provider, or leave it out of "scopes" in /config.json; some providers ignore offline_access unless "authorizationParameters" have "prompt": "consent".',
  refresh:
    'The session cannot be refreshed. Allow the client refresh tokens, with "refreshMethod": "POST" in /config.json for every standard provider; otherwise people sign in again whenever the access token expires.',
  clock:
    "The provider's clock differs. Set the clocks of the provider and of this machine (NTP), or raise oidc.clockTolerance, at most to 300 seconds.",
  logout:
    "A sign-out ends at the console. Let the provider announce end_session_endpoint, or accept that its own session outlives the sign-out.",
  dpop: 'DPoP is announced and not usable from a browser. Allow the header DPoP in preflights of the token endpoint, or set "dpop": "off" in the oidc part of /config.json.',
} as const satisfies Readonly<Record<string, string>>;

export type Cause = keyof typeof texts;

/** Every cause with its title, and what to do. */
export const causes = Object.entries(texts).map(([cause, text]) => {
  const [title = "", advice = ""] = text.split(/\. (.*)/);
  return { cause: cause as Cause, title, advice };
});

/** Of a request without an answer, by the reason that Node gives. */
export const causeOfSilence = (reason: string): Cause => {
  if (/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|EPROTO/.test(reason)) return "certificate";
  return reason.startsWith("no answer within") ? "slow" : "connection";
};

/** Of a status where another one was expected: `isValid` is a call that should have succeeded. */
export const causeOfStatus = (found: number, isValid: boolean): Cause => {
  if (found === 429 || found === 503) return "limit";
  if (found >= 500) return "failure";
  if (found >= 300 && found < 400) return "address";
  if (!isValid || found < 300) return "status";
  if (found === 401) return "token";
  if (found === 403) return "forbidden";
  return found === 404 || found === 405 ? "address" : "refused";
};
