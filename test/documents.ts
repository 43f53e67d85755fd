/** The Markdown of README and docs, and its fenced blocks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Block {
  /** `docs/guides/deploy.md:12`. */
  readonly place: string;
  /** First word after the fence: `sh`, `json`, … */
  readonly kind: string;
  /** Further words: `json App` is an entity of the contract. */
  readonly info: string;
  readonly text: string;
}

export const markdownFiles: ReadonlyArray<string> = [
  "README.md",
  ...readdirSync("docs", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(),
];

export const blocksOf = (file: string, text = readFileSync(file, "utf8")): ReadonlyArray<Block> =>
  [...text.matchAll(/^( *)```([^\n`]*)\n([^]*?)^\1```$/gm)].map(
    ({ index, 2: info = "", 3: content = "" }) => {
      const [kind = "", ...rest] = info.trim().split(/\s+/);
      const line = text.slice(0, index).split("\n").length;
      return { place: `${file}:${line}`, kind, info: rest.join(" "), text: content };
    },
  );

const unquoted = (word: string) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2");

/** Simple commands of a shell script, joined by `&&`, `;` and ends of lines. */
export const commandsOf = (script: string) =>
  script
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, ""))
    .flatMap((line) => line.split(/\s*(?:&&|\|\||;|\|)\s*/))
    .map((line) => (line.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map(unquoted))
    .filter((words) => words.length > 0)
    .map((words) => {
      const first = words.findIndex((word) => !/^[A-Z][A-Z0-9_]*=/.test(word));
      const variables = words.slice(0, first === -1 ? words.length : first).map((word) => {
        const at = word.indexOf("=");
        return [word.slice(0, at), word.slice(at + 1)] as const;
      });
      const [program = "", ...args] = first === -1 ? [] : words.slice(first);
      return { variables, program, args };
    });
