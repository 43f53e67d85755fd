/** All German messages, parsed. */
import type { Catalogue } from "#src/i18n/i18n.ts";

const modules = import.meta.glob<{ catalogue: Catalogue }>("../**/messages.de.ts", {
  query: "?catalogue",
  eager: true,
});

export const catalogue: Catalogue = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module.catalogue)),
);
