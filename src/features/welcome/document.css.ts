/** The prerendered page holds both languages; `<html lang>` chooses. */
import { globalStyle } from "@vanilla-extract/css";

globalStyle('html[lang="de"] [data-language="en"], html:not([lang="de"]) [data-language="de"]', {
  display: "none",
});
