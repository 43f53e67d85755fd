/**
 * The contract as static pages, rendered from docs/contract: `/docs` of the platform, or a folder of any static host.
 * Links are relative. Scripts and styles are files, as the console's Content-Security-Policy requires.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import { derivedFiles } from "../derivedFiles.ts";
import { anchor } from "../reference.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const contract = join(root, "docs/contract");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const plain = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[`*]/g, "");

/** Attributes for the search, which finds `name` and `about` and links to the element's id. */
const found = (kind: string, name: string, about: string): string =>
  ` data-kind="${kind}" data-name="${escaped(name)}" data-about="${escaped(about)}"`;

const callPattern = /^`(GET|POST|PUT|DELETE) (\/\S+)`$/;

const kinds: Readonly<Record<string, string>> = { Entities: "Entity", Errors: "Error" };

interface Section {
  readonly title: string;
  readonly id: string;
  readonly entries: Array<{
    readonly title: string;
    readonly id: string;
    readonly method: string | undefined;
  }>;
}

interface Rendered {
  readonly html: string;
  readonly sections: ReadonlyArray<Section>;
}

const links: Readonly<Record<string, string>> = {
  "reference.md": "./",
  "CHANGELOG.md": "changelog.html",
  "compatibility.md": "compatibility.html",
};

/** Renders one Markdown document, and collects its headings. */
const render = async (markdown: string): Promise<Rendered> => {
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  const sections: Array<Section> = [];
  let heading = { title: "", id: "" };
  /** Follows the first paragraph of an entity. */
  let schemaLink = "";

  /** The first cell of a row names a field of the entity, or a parameter of the call, above it. */
  const row = (
    head: ReadonlyArray<string>,
    cells: ReadonlyArray<Tokens.TableCell>,
    inline: (cell: Tokens.TableCell) => string,
  ) => {
    const [first] = cells;
    const name = /^`([^`]+)`/.exec(first?.text ?? "")?.[1];
    const about = plain(cells[head.indexOf("Description")]?.text ?? "");
    const isField = name !== undefined && (head[0] === "Field" || head[0] === "Parameter");
    const id = isField
      ? ` id="${heading.id}-${anchor(name)}"${found(head[0] ?? "", `${name} · ${heading.title}`, about)}`
      : "";
    const rendered = cells.map(
      (cell, index) =>
        `<td role="cell" data-label="${escaped(head[index] ?? "")}"${cell.text === "" ? ' class="empty"' : ""}><div>${inline(cell)}</div></td>`,
    );
    return `<tr role="row"${id}>${rendered.join("")}</tr>`;
  };

  marked.use({
    renderer: {
      heading({ depth, text, tokens: words }) {
        const title = plain(text);
        const id = anchor(title);
        const at = tokens.findIndex((token) => token.type === "heading" && token.text === text);
        const paragraph = tokens.slice(at + 1).find((token) => token.type === "paragraph") as
          | Tokens.Paragraph
          | undefined;
        const [, method, path] = depth === 3 ? (callPattern.exec(paragraph?.text ?? "") ?? []) : [];
        heading = { title, id };
        if (depth === 2) sections.push({ title, id, entries: [] });
        if (depth === 3) sections.at(-1)?.entries.push({ title, id, method });
        const kind = kinds[sections.at(-1)?.title ?? ""];
        let search = "";
        if (path !== undefined) search = found("Call", `${method} ${path}`, title);
        else if (depth === 3 && kind !== undefined) {
          search = found(kind, title, plain(paragraph?.text ?? ""));
          schemaLink = ` <a href="schemas/${title}.json">JSON Schema</a>`;
        }
        return `<h${depth} id="${id}"${search}>${this.parser.parseInline(words)}</h${depth}>\n`;
      },
      paragraph({ text, tokens: words }) {
        const [, method = "", path = ""] = callPattern.exec(text) ?? [];
        const after = schemaLink;
        schemaLink = "";
        return method === ""
          ? `<p>${this.parser.parseInline(words)}${after}</p>\n`
          : `<p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code></p>\n`;
      },
      link({ href, tokens: words }) {
        return `<a href="${escaped(links[href] ?? href)}">${this.parser.parseInline(words)}</a>`;
      },
      code({ text, lang }) {
        return `<pre tabindex="0"><code class="${escaped(lang ?? "text")}">${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const head = header.map(({ text }) => text);
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        return `<table role="table"><thead role="rowgroup"><tr role="row">${header
          .map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`)
          .join(
            "",
          )}</tr></thead><tbody role="rowgroup">${rows.map((cells) => row(head, cells, inline)).join("")}</tbody></table>\n`;
      },
    },
  });
  return { html: marked.parser(tokens), sections };
};

const tag = ({ method, title }: Section["entries"][number]): string =>
  method === undefined
    ? escaped(title)
    : `<span class="method ${method.toLowerCase()}">${method === "DELETE" ? "DEL" : method}</span> ${escaped(title)}`;

const navigation = (sections: ReadonlyArray<Section>): string =>
  sections
    .map(
      ({ title, id, entries }) =>
        `<li><a href="#${id}">${escaped(title)}</a>${
          entries.length === 0
            ? ""
            : `<ul>${entries.map((entry) => `<li><a href="#${entry.id}">${tag(entry)}</a></li>`).join("")}</ul>`
        }</li>`,
    )
    .join("");

const pageNames = {
  "index.html": "Reference",
  "compatibility.html": "Compatibility",
  "changelog.html": "Changelog",
};

const page = (file: keyof typeof pageNames, { html, sections }: Rendered): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${pageNames[file]} – Wellbeing platform: the contract</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs.css">
<script type="module" src="docs.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<a class="home" href="./">Wellbeing platform</a>
<nav class="pages" aria-label="Pages">${Object.entries(pageNames)
  .map(
    ([href, name]) =>
      `<a href="${href === "index.html" ? "./" : href}"${href === file ? ' aria-current="page"' : ""}>${name}</a>`,
  )
  .join("")}<a href="openapi.json">openapi.json</a><a href="openapi.d.ts" download>openapi.d.ts</a></nav>
<div class="search" role="search" hidden>
<input type="search" role="combobox" aria-label="Search calls, fields and schemas" placeholder="Search calls, fields, schemas" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">/</kbd>
<ul id="results" role="listbox" aria-label="Results" hidden></ul>
<p role="status" class="unseen"></p>
</div>
</header>
<div class="frame">
<details class="contents" open><summary>Contents</summary><nav aria-label="Contents"><ul>${navigation(sections)}</ul></nav></details>
<main id="main" tabindex="-1">
${html}</main>
</div>
</body>
</html>
`;

/** The pages list the calls beside the text. */
const withoutContents = (markdown: string): string => markdown.replace(/^## Contents\n[^]*?(?=^## )/m, "");

/** All files of the site by their paths in it; `script` is search.ts as JavaScript. */
export const sitePages = async (script: string): Promise<ReadonlyMap<string, string>> => {
  const read = (file: string) => readFile(join(contract, file), "utf8");
  const openapi = await read("openapi.json");
  return new Map([
    ["index.html", page("index.html", await render(withoutContents(await read("reference.md"))))],
    ["compatibility.html", page("compatibility.html", await render(await read("compatibility.md")))],
    ["changelog.html", page("changelog.html", await render(await read("CHANGELOG.md")))],
    ["docs.css", await readFile(join(root, "scripts/docs/site/docs.css"), "utf8")],
    ["docs.js", script],
    ["favicon.svg", await readFile(join(root, "public/favicon.svg"), "utf8")],
    ["openapi.json", openapi],
    ...(await derivedFiles(JSON.parse(openapi) as Parameters<typeof derivedFiles>[0])),
  ]);
};
