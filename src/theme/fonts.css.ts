/** Inter, self-hosted, and a fallback with Inter's metrics until it has loaded. */
import { globalFontFace } from "@vanilla-extract/css";
import { interFaces } from "./interFaces.ts";

globalFontFace("Inter Variable", interFaces);

/*
 * 0.96875 and 0.24121 are Inter's ascent and descent per em. The widths were measured with the console's messages. The
 * regular one errs on the wide side: a line that is wider in Inter would count as a later largest paint.
 */
const fallback = (fontWeight: string, widthPercent: number, src: string) => ({
  src,
  fontWeight,
  sizeAdjust: `${widthPercent}%`,
  ascentOverride: `${((0.96875 / widthPercent) * 10_000).toFixed(2)}%`,
  descentOverride: `${((0.24121 / widthPercent) * 10_000).toFixed(2)}%`,
  lineGapOverride: "0%",
});

const regular = 'local("Arial"), local("Liberation Sans"), local("Helvetica")';
const bold = 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")';

globalFontFace("Inter Fallback", [
  fallback("400", 107.5, regular),
  fallback("500", 107.8, regular),
  fallback("600", 101.2, bold),
]);
