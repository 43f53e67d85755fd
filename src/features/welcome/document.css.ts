/** The prerendered page contains both languages; `<html lang>` decides which one is visible. */
import { globalStyle } from "@vanilla-extract/css";

globalStyle('html[lang="de"] [data-language="en"], html:not([lang="de"]) [data-language="de"]', {
  display: "none",
});
