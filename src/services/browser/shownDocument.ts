/** What the document has of a person's choices: language and colour mode. start/documentLook.ts has set them at first. */
import type { Language } from "#schemas/languages.ts";

export const modes = ["system", "light", "dark"] as const;
export type Mode = (typeof modes)[number];

export const showMode = (mode: Mode): void => {
  if (mode === "system") delete document.documentElement.dataset["mode"];
  else document.documentElement.dataset["mode"] = mode;
};

export const showLanguage = (language: Language): void => {
  document.documentElement.lang = language;
};

/** After a choice: `?lang` would win at the next reload. */
export const removeLangParameter = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
};
