/** Puts the application's name into index.html, which the build prerenders before a name is configured. */
import { markup } from "#platform/oidc/pages/markup.ts";

/** `data-named` contains the text of its element, with a mark for the name (src/features/welcome/appNameMark.ts). */
const namedText = /(\sdata-named="([^"]*)"[^>]*>)[^<]*/g;
const nameOfDocument = /(<meta name="application-name" content=")[^"]*/;

export const namedDocument = (html: string, appName: string): string => {
  const name = markup`${appName}`.html;
  return html
    .replace(nameOfDocument, (_found, before: string) => before + name)
    .replaceAll(
      namedText,
      (_found, before: string, pattern: string) => before + pattern.replaceAll("{app}", () => name),
    );
};
