/**
 * Inter under the name that themes give it, for their previews: elsewhere the console calls it “Inter Variable”, and where
 * it is not installed a preview would show another font than it names. The same files, so nothing is downloaded twice.
 */
import { globalFontFace } from "@vanilla-extract/css";
import { interFaces } from "./fonts.css.ts";

globalFontFace("Inter", interFaces);
