/** Response headers. Another host of the console, such as nginx, must send the same. */
import type { ServerResponse } from "node:http";

const permissions = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
];

const securityHeaders = {
  "origin-agent-cluster": "?1",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions.map((name) => `${name}=()`).join(", "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const everywhere = (origin: string) => ({
  ...securityHeaders,
  ...(origin.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
});

/** For data: it must not be used as a page, and it is not cached, since most of it is personal. */
export const dataHeaders = (origin: string) => ({
  ...everywhere(origin),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
});

/** What the console connects to, as in `/config.json`; the issuer for its metadata. */
interface Servers {
  readonly apiBaseUrl: string;
  readonly oidc: {
    readonly issuer: string;
    readonly tokenEndpoint?: string | undefined;
    readonly jwksUri?: string | undefined;
  };
}

/** For pages and files of the console, which may connect to these servers. */
export const consoleHeaders = (origin: string, { apiBaseUrl, oidc }: Servers) => {
  const addresses = [apiBaseUrl, oidc.issuer, oidc.tokenEndpoint, oidc.jwksUri];
  const servers = addresses.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  const others = [...new Set(servers)].filter((server) => server !== origin);
  const policy = [
    "default-src 'none'",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...others].join(" "),
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    ...everywhere(origin),
    "content-security-policy": policy.join("; "),
  };
};

/**
 * For the contract's reference, which a library draws in the browser (decision 24). The hashes allow what it styles by:
 * an empty style element, to which it adds rules, and the sheet of its scroll bars. It sets HTML, so no trusted types.
 */
export const referencePolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const caching = {
  /** For files whose name contains a hash of the content. */
  immutable: "public, max-age=31536000, immutable",
  /** Cached, but revalidated on each request. */
  revalidated: "no-cache",
  never: "no-store",
};

export const setHeaders = (res: ServerResponse, headers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
};
