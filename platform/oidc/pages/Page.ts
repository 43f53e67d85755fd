/** Frame and headers of the provider's pages. */
import { createHash } from "node:crypto";
import { colours } from "#schemas/colours.ts";
import { type Language, languageNames, languages } from "#schemas/languages.ts";
import { type Html, markup } from "./markup.ts";
import { revealScriptHash } from "./revealPassword.ts";
import { style } from "./style.ts";

/** A page, which bears the name of the application. */
export type Page = (appName: string) => string;

/** The console's logo (src/ui/Icon.tsx). */
const logoShapes = (background: string, figure: string) =>
  [
    `<rect width="28" height="28" rx="8" fill="${background}"/><circle cx="14" cy="8.5" r="2.25" fill="${figure}"/>`,
    `<path d="M6 12v3.5a4 4 0 0 0 8 0V15v.5a4 4 0 0 0 8 0V12" fill="none" stroke="${figure}"`,
    ` stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join("");

const icon = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${logoShapes(colours.accent[0], colours.onAccent[0])}</svg>`,
);
const logo = { html: logoShapes("var(--accent)", "var(--on-accent)") };

const styleHash = createHash("sha256").update(style).digest("base64");

/**
 * Chrome applies form-action to the redirects after a form too, so it must include the console's origin.
 * The referrer policy is same-origin, because with `no-referrer` browsers send forms with `Origin: null`.
 */
export const pageHeaders = (origin: string) => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; object-src 'none'; script-src 'sha256-${revealScriptHash}'; style-src 'sha256-${styleHash}'; img-src data:; font-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  "referrer-policy": "same-origin",
});

/** Links to the same page in the other languages. */
export const otherLanguages = (locale: Language): Html =>
  markup`${languages
    .filter((other) => other !== locale)
    .map(
      (other) =>
        markup`<a href="?ui_locales=${other}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>`,
    )}`;

/** The title is its heading, too. */
export const page =
  (locale: Language, title: string, content: Html, footer?: Html): Page =>
  (appName) =>
    markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${appName}</title>
<link rel="icon" href="data:image/svg+xml,${icon}">
<style>${{ html: style }}</style>
</head>
<body>
<header class="brand">
<svg viewBox="0 0 28 28" aria-hidden="true">${logo}</svg>
${appName}
</header>
<main>
<h1>${title}</h1>
${content}
</main>
${footer && markup`<footer>${footer}</footer>`}
</body>
</html>
`.html;
