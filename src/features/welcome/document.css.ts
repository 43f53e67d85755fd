/** The prerendered page contains every language; `<html lang>` decides which one is visible. */
import { globalStyle } from "@vanilla-extract/css";
import { languages } from "#schemas/languages.ts";

for (const language of languages) {
  globalStyle(`html:not([lang="${language}"]) [data-language="${language}"]`, { display: "none" });
}
