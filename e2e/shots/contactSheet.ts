/** Writes one page that shows all pictures, and returns their number. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folder } from "./shoot.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const figure = (subject: string, file: string) => {
  const source = `${encodeURIComponent(subject)}/${encodeURIComponent(file)}`;
  const caption = escaped(file.replace(".png", "").replace(/^0/, ""));
  return `<figure><a href="${source}"><img src="${source}" alt="${escaped(subject)}, ${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
};

const style = `:root{color-scheme:light dark}body{font:14px/20px system-ui;margin:24px}nav{columns:16em}nav a{display:block}
h2{margin:32px 0 8px;scroll-margin-top:8px}section{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}img{max-width:420px;max-height:520px;border:1px solid #8888}`;

export const contactSheet = async (): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const subjects = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const sections = await Promise.all(
    subjects.toSorted().map(async (subject) => {
      const files = (await readdir(join(folder, subject))).filter((file) => file.endsWith(".png"));
      return { subject, files: files.toSorted() };
    }),
  );
  const links = sections.map(
    ({ subject }) => `<a href="#${encodeURIComponent(subject)}">${escaped(subject)}</a>`,
  );
  const shown = sections.map(({ subject, files }) => {
    const figures = files.map((file) => figure(subject, file));
    return `<h2 id="${escaped(subject)}">${escaped(subject)}</h2><section>${figures.join("")}</section>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><title>Pictures of every page</title><style>${style}</style><nav>${links.join("")}</nav>${shown.join("\n")}`;
  await writeFile(join(folder, "index.html"), html);
  return sections.flatMap(({ files }) => files).length;
};
