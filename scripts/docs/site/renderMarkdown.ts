/** Renders a Markdown document as a page's content, and as what the search finds: a section for each heading. */
import { Marked, type Tokens } from "marked";
import { anchor } from "../reference.ts";

export interface Section {
  readonly title: string;
  readonly id: string;
  readonly text: string;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<!--[^]*?-->|[`*|#]|-{3,}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** `published` gives the address of a linked file; without one, the link becomes its text. */
export const renderMarkdown = (markdown: string, published: (href: string) => string | undefined) => {
  const scrollable = (html: string) => `<div class="overflow-auto" tabindex="0">${html}</div>\n`;
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "link") Object.assign(token, { href: published((token as Tokens.Link).href) });
    },
  });
  marked.use({
    renderer: {
      heading({ depth, text, tokens }) {
        const id = anchor(plain(text));
        const mark = `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)} ${mark}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return href === undefined ? text : `<a href="${href}">${text}</a>`;
      },
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
    },
  });
  const sections: Array<Section> = [];
  for (const token of marked.lexer(markdown)) {
    const text = plain(token.raw);
    const last = sections.at(-1);
    if (token.type === "heading") sections.push({ title: text, id: anchor(text), text: "" });
    else if (last) sections[sections.length - 1] = { ...last, text: `${last.text} ${text}` };
  }
  const html = marked.parse(markdown, { async: false });
  return { html: html.replaceAll(/<table>[^]*?<\/table>/g, scrollable), sections };
};
