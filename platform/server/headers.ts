/** The headers that every answer carries. Another host of the console (nginx, say) has to send the same. */
import type { ServerResponse } from "node:http";
import type { ConsoleConfig } from "./consoleConfig.ts";

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

/** Answers that are data: nothing in them may act as a page. Most of them are somebody's: none is kept. */
export const dataHeaders = (origin: string) => ({
  ...everywhere(origin),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
});

/** Pages and files of the console. What its policy lets it connect to is what `/config.json` sends it to. */
export const consoleHeaders = (origin: string, { apiBaseUrl, oidc }: ConsoleConfig) => {
  const servers = [apiBaseUrl, oidc.tokenEndpoint, oidc.jwksUri].map((url) => new URL(url).origin);
  const others = [...new Set(servers)].filter((server) => server !== origin);
  const policy = [
    "default-src 'none'",
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
  return { ...everywhere(origin), "content-security-policy": policy.join("; ") };
};

export const caching = {
  /** The name changes with the content. */
  immutable: "public, max-age=31536000, immutable",
  /** Kept, but asked for again each time. */
  revalidated: "no-cache",
  never: "no-store",
};

export const setHeaders = (res: ServerResponse, headers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
};
