/**
 * The files of `/docs`, by their names: the reference, which Redoc draws from openapi.json in the browser, and beside it
 * the guides and the whole reference as pages that need no script. All links are relative, to files of one folder.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { derivedFiles } from "../derivedFiles.ts";
import { renderMarkdown, type Section } from "./renderMarkdown.ts";

/** What the search finds. */
export interface Entry extends Section {
  readonly page: string;
  readonly href: string;
}

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string) => readFile(join(root, file), "utf8");
const require = createRequire(import.meta.url);

const guides =
  "platform provider contract-check configuration deploy operations administrators statistics browsers";
const pages = [
  ...guides.split(" ").map((guide) => `docs/guides/${guide}.md`),
  "docs/contract/compatibility.md",
  "docs/contract/CHANGELOG.md",
  "docs/contract/reference.md",
];
const machines = ["docs/contract/openapi.json", "docs/contract/openapi.yaml", "docs/contract/openapi.d.ts"];
/** Guides link to them; as text, a browser shows them. */
const texts = [
  "docs/nginx/console.conf",
  "docs/nginx/console-alone.conf",
  "docs/nginx/wellbeing-console/http.conf",
  "docs/nginx/wellbeing-console/files.conf",
  "docs/deploy/publish-console.sh",
  "docs/deploy/Containerfile",
  "docs/deploy/wellbeing-console.service",
];

const published = new Map([
  ...pages.map((file) => [file, `${basename(file, ".md").toLowerCase()}.html`] as const),
  ...machines.map((file) => [file, basename(file)] as const),
  ...texts.map((file) => [file, `${basename(file)}.txt`] as const),
]);

const addressFrom = (source: string) => (href: string) => {
  if (/^(?:\w+:|#)/.test(href)) return href;
  const [path = "", fragment] = href.split("#");
  const file = published.get(posix.join(posix.dirname(source), path));
  return file && (fragment === undefined ? file : `${file}#${fragment}`);
};

const list = (links: ReadonlyArray<readonly [href: string, text: string]>, current: string) =>
  `<ul>${links
    .map(
      ([href, text]) =>
        `<li><a href="${href}"${href.endsWith("ml") || href.endsWith("/") ? "" : " download"}${href === current ? ' aria-current="page"' : ""}>${text}</a></li>`,
    )
    .join("")}</ul>`;

const documents = [
  ["./", "Reference"],
  ["platform.html", "Guides"],
  ["changelog.html", "Changelog"],
] as const;

const page = (name: string, title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Wellbeing platform</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="pico.css">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header class="pico"><nav aria-label="Documents">${list(documents, name)}
<search hidden><input type="search" aria-label="Search the reference and the guides" placeholder="Search" autocomplete="off"><p role="status"></p><ul hidden></ul></search></nav></header>
${body}
<script type="module" src="docs.js"></script>
</body>
</html>
`;

const reference = page(
  "./",
  "Reference",
  `<noscript>Without JavaScript, the reference is <a href="reference.html">one page</a>.</noscript>
<main id="reference"></main>
<script defer src="redoc.js" crossorigin></script>`,
);

/** Where Redoc shows what a section of reference.md describes. */
const placesOf = (document: Document): ReadonlyMap<string, string> =>
  new Map([
    ...Object.values(document.paths)
      .flatMap((calls) => Object.values(calls))
      .map(({ tags: [tag = ""], operationId, summary }) => {
        return [summary, `tag/${tag.replaceAll(" ", "-")}/operation/${operationId}`] as const;
      }),
    ...Object.keys(document.components.schemas).map((name) => [name, `schema/${name}`] as const),
  ]);

interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { tags: ReadonlyArray<string>; operationId: string; summary: string }>>
  >;
  readonly components: { readonly schemas: object };
}

/** Redoc's own file, without the picture that it would load from its maker's server. */
const redoc = async () =>
  (await readFile(require.resolve("redoc/bundles/redoc.standalone.js"), "utf8"))
    .replace(
      /https:\/\/cdn\.redoc\.ly[^"]*/,
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    )
    .replace(/\n\/\/# sourceMappingURL=.*/, "");

/** `script` is docs.ts as JavaScript. */
export const siteFiles = async (script: string): Promise<ReadonlyMap<string, string>> => {
  const openapi = await read("docs/contract/openapi.json");
  const document = JSON.parse(openapi) as Document;
  const places = placesOf(document);
  const rendered = await Promise.all(
    pages.map(async (source) => {
      const { html, sections } = renderMarkdown(await read(source), addressFrom(source));
      return { name: published.get(source) ?? "", title: sections[0]?.title ?? "", html, sections };
    }),
  );
  const beside = [
    ...rendered.map(({ name, title }) => [name, title] as const),
    ...machines.map((file) => [basename(file), basename(file)] as const),
  ];
  const entries = rendered.flatMap(({ name, title, sections }) =>
    sections.map((section): Entry => {
      const place = name === "reference.html" ? places.get(section.title) : undefined;
      const href = place === undefined ? `${name}#${section.id}` : `./#${place}`;
      return { ...section, page: title, href };
    }),
  );
  return new Map([
    ["index.html", reference],
    ...rendered.map(({ name, title, html }) => {
      const aside = `<aside><nav aria-label="Guides">${list(beside, name)}</nav></aside>`;
      return [name, page(name, title, `<div class="pico frame">${aside}<main>${html}</main></div>`)] as const;
    }),
    ...(await Promise.all(texts.map(async (file) => [published.get(file) ?? "", await read(file)] as const))),
    ["search.json", JSON.stringify(entries)],
    ["pico.css", await readFile(require.resolve("@picocss/pico/css/pico.conditional.jade.min.css"), "utf8")],
    ["docs.css", await read("scripts/docs/site/docs.css")],
    ["docs.js", script],
    ["redoc.js", await redoc()],
    ["favicon.svg", await read("public/favicon.svg")],
    ["openapi.json", openapi],
    ...(await derivedFiles(document)),
  ]);
};
