/** The files of `/docs`, where Redoc draws openapi.json: part of the console's build, so that every host has them. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withIntegrity } from "./integrity.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);
const read = (file: string) => readFile(join(root, file), "utf8");

/** Redoc's own green, orange and grey have too little contrast on white. */
const theme = {
  colors: {
    primary: { main: "#0a6560", light: "#0a6560" },
    success: { main: "#1d6b2f" },
    warning: { main: "#7a4a00" },
    text: { secondary: "#3c4650" },
  },
  responses: { redirect: { color: "#3c4650" }, info: { color: "#3c4650" } },
  typography: { fontFamily: "system-ui, sans-serif", headings: { fontFamily: "inherit" } },
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The contract – Wellbeing platform</title>
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<main id="reference"><redoc spec-url="openapi.json" disable-search hide-schema-pattern native-scrollbars expand-responses="200,201" schema-definitions-tag-name="Entities" theme='${JSON.stringify(theme)}'></redoc></main>
<noscript>Without JavaScript, read <a href="openapi.json">openapi.json</a>.</noscript>
<script defer src="redoc.js" crossorigin></script>
</body>
</html>
`;

const style = `body { margin: 0; }
#reference :is(pre, pre *) { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Redoc's own file, without the picture that it would load from its maker's server. */
const redoc = async () =>
  (await readFile(require.resolve("redoc/bundles/redoc.standalone.js"), "utf8"))
    .replace(
      /https:\/\/cdn\.redoc\.ly[^"]*/,
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    )
    .replace(/\n\/\/# sourceMappingURL=.*/, "");

export const contractPages = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ["index.html", page],
    ["docs.css", style],
    ["redoc.js", await redoc()],
    ["favicon.svg", await read("public/favicon.svg")],
    ["openapi.json", await read("docs/contract/openapi.json")],
  ]);

export const writeContractPages = async (dist: string): Promise<void> => {
  const folder = join(dist, "docs");
  await mkdir(folder, { recursive: true });
  const pages = await contractPages();
  for (const [name, content] of pages) await writeFile(join(folder, name), content);
  await writeFile(join(folder, "index.html"), withIntegrity(page, dist, "/docs/"));
};
