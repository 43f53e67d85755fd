/** German messages of /dev/icons. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Symbole und Komponenten",
  purpose: "Woraus die Konsole besteht, in jedem Zustand.",
  icons: "Symbole",
  iconsPurpose: "Ein Druck auf ein Symbol kopiert seinen Namen.",
  search: "Nach Namen suchen",
  count: "{count, plural, =0 {Kein Symbol hat diesen Namen} one {# Symbol} other {# Symbole}}",
  copy: "{name} kopieren",
  copied: "{name} ist in der Zwischenablage",
  notCopied: "Der Browser hat das Kopieren nicht erlaubt",
} satisfies Translation<typeof english>;
