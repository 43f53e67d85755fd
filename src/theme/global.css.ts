/** Reset and base styles. The reset is in a cascade layer, so that any class overrides it. */
import { globalLayer, globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { largeOnTouch, text } from "./styles.ts";
import { color, font } from "./vars.css.ts";

const reset = globalLayer("reset");
const inReset = (selector: string, rule: object) => globalStyle(selector, { "@layer": { [reset]: rule } });

inReset("*, *::before, *::after", { boxSizing: "border-box", margin: 0, padding: 0 });
inReset("html", {
  backgroundColor: color.canvas,
  color: color.text,
  fontFamily: font.sans,
  textSizeAdjust: "100%",
  WebkitTextSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
});
inReset("body", { ...text.body, minHeight: "100dvh", overflowWrap: "break-word" });
inReset("h1, h2, h3, h4", {
  fontSize: "inherit",
  fontWeight: 600,
  textWrap: "balance",
  // No word, in text of any size, makes the page wider than the window.
  "@media": { [media.narrowPhone]: { overflowWrap: "anywhere" } },
});
/* Those that take the focus: its ring is as wide as the words. */
inReset(":is(h1, h2, h3, h4)[tabindex]", { width: "fit-content", maxWidth: "100%" });
/* Not on all text: with tabular figures, Inter's hyphen is as wide as a digit ("E - Mail"). */
inReset("time, data, output", { fontVariantNumeric: "tabular-nums" });
inReset("ul, ol", { listStyle: "none" });
inReset("button, input, select, textarea", { font: "inherit", letterSpacing: "inherit", color: "inherit" });
/* Also those that react-aria hides beside its own. */
inReset("input, select, textarea", largeOnTouch);
inReset("button", { background: "none", border: "none", textAlign: "inherit", cursor: "pointer" });
inReset("a", { color: "inherit", textDecoration: "none" });
inReset("img, svg", { display: "block", flex: "none", maxWidth: "100%" });
inReset("table", { borderCollapse: "collapse", borderSpacing: 0 });
/* react-aria's attribute also covers virtual focus. It gives no second ring to what surrounds the focus. */
inReset(":is(:focus-visible, [data-focus-visible]:not(:has(:focus-visible, [data-focus-visible])))", {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "2px",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" }, print: { outline: "none" } },
});
inReset("::selection", { backgroundColor: color.accentSoft, color: color.text });

/* react-aria's usePress injects this rule as a `<style>`, which `style-src 'self'` forbids. */
globalStyle("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
