/** The script of /docs: the reference, which Redoc draws; the search; buttons that copy. */
import type { Entry } from "./pages.ts";

declare const Redoc: { readonly init: (document: string, options: object, element: Element) => void };

/** One of Pico's colours. Redoc reads only whole numbers. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--pico-${name}`).replaceAll(/\.\d+/g, "");

const theme = () => ({
  colors: {
    primary: { main: colour("primary"), light: colour("primary") },
    warning: { main: colour("color") },
    success: { main: colour("ins-color") },
    error: { main: colour("del-color") },
    text: { primary: colour("color"), secondary: colour("color") },
    border: { dark: colour("muted-border-color"), light: colour("muted-border-color") },
  },
  responses: { redirect: { color: colour("color") }, info: { color: colour("color") } },
  schema: { nestedBackground: colour("card-sectioning-background-color") },
  sidebar: { backgroundColor: colour("background-color"), textColor: colour("color") },
  typography: {
    fontFamily: "inherit",
    headings: { fontFamily: "inherit" },
    code: { color: colour("color"), backgroundColor: colour("code-background-color") },
  },
});

const reference = document.querySelector("#reference");
if (reference) {
  // Redoc takes its colours once.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => location.reload());
  const options = {
    disableSearch: true,
    hideDownloadButtons: true,
    hideSchemaPattern: true,
    nativeScrollbars: true,
    expandResponses: "200,201",
    schemaDefinitionsTagName: "Entities",
    scrollYOffset: "header",
    theme: theme(),
  };
  Redoc.init("openapi.json", options, reference);
}

const element = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

for (const block of document.querySelectorAll("pre")) {
  const button = Object.assign(element("button", "Copy"), { type: "button" });
  button.addEventListener("click", () => {
    const copied = navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
    void copied.then(() => (button.textContent = "Copied"));
  });
  block.before(button);
}

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The entries with all words, those with the most of them in the title first. */
const search = (entries: ReadonlyArray<Entry>, words: ReadonlyArray<string>) => {
  const countIn = (text: string) => words.filter((word) => folded(text).includes(word)).length;
  return entries
    .filter(({ page, title, text }) => countIn(`${page} ${title} ${text}`) === words.length)
    .toSorted((a, b) => countIn(b.title) - countIn(a.title));
};

/** The part of the text around the word. */
const excerpt = (text: string, word: string) => {
  const start = Math.max(0, folded(text).indexOf(word) - 40);
  return `${start > 0 ? "…" : ""}${text.slice(start, start + 120)}`;
};

const box = document.querySelector<HTMLElement>("search");
const input = box?.querySelector("input");
const list = box?.querySelector<HTMLElement>("ul");
const status = box?.querySelector("p");
let entries: Promise<ReadonlyArray<Entry>> | undefined;

if (box && input && list && status) {
  box.hidden = false;
  const close = () => (list.hidden = true);
  const update = async () => {
    entries ??= fetch("search.json").then((answer) => answer.json() as Promise<ReadonlyArray<Entry>>);
    const all = await entries;
    const words = folded(input.value).split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : search(all, words);
    status.textContent = words.length === 0 ? "" : `${found.length} found`;
    list.hidden = words.length === 0;
    list.replaceChildren(
      ...found.slice(0, 40).map(({ page, title, href, text }) => {
        const item = document.createElement("li");
        const link = Object.assign(document.createElement("a"), { href });
        link.append(element("b", title), element("i", page), element("span", excerpt(text, words[0] ?? "")));
        item.append(link);
        return item;
      }),
    );
  };
  input.addEventListener("input", () => void update());
  box.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && at === -1) links[0]?.click();
    else if (event.key === "ArrowDown") links[at + 1]?.focus();
    else if (event.key === "ArrowUp") (links[at - 1] ?? input).focus();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Node && box.contains(target)) || list.contains(target)) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    input.select();
  });
}
