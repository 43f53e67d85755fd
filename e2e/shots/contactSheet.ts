/** After all pictures: one page that shows them, so that everything can be looked at. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folder } from "./shoot.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const figure = (group: string, file: string) => {
  const source = `${encodeURIComponent(group)}/${encodeURIComponent(file)}`;
  const caption = escaped(file.replace(".png", "").replace(/^0/, ""));
  return `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
};

const style =
  "body{font:14px system-ui;margin:24px}section{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{max-width:420px;max-height:520px;border:1px solid #ccc}";

// Playwright takes the teardown from the default export.
export default async function contactSheet() {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const groups = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const sections = await Promise.all(
    groups.toSorted().map(async (group) => {
      const files = (await readdir(join(folder, group))).filter((file) => file.endsWith(".png"));
      const figures = files.toSorted().map((file) => figure(group, file));
      return `<h2>${escaped(group)}</h2><section>${figures.join("")}</section>`;
    }),
  );
  const html = `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${sections.join("\n")}`;
  await writeFile(join(folder, "index.html"), html);
}
