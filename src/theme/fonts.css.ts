/** Inter, self-hosted, and a fallback with Inter's metrics until it has loaded. */
import { globalFontFace } from "@vanilla-extract/css";

/* The files of Inter, in two subsets: a page downloads those whose characters it shows. */
const inter = (subset: string) => ({
  src: `url("@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2") format("woff2")`,
  fontWeight: "100 900",
  fontDisplay: "swap" as const,
});

globalFontFace("Inter Variable", [
  {
    ...inter("latin-ext"),
    unicodeRange:
      "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  },
  {
    ...inter("latin"),
    unicodeRange:
      "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  },
]);

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
