/** All messages of a language, made by scripts/vite/messages.ts. */
declare module "virtual:catalogue.*" {
  import type { Catalogue } from "#src/i18n/i18n.ts";

  export const catalogue: Catalogue;
}
