/** Whether what is shown can be read: WCAG 2.2, 1.4.3, in both modes. */
import { blend, formatHex, modeRgb, useMode as withMode, wcagContrast } from "culori/fn";
import { appTheme } from "#src/theme/appTheme.css.ts";

const rgb = withMode(modeRgb);

const colourOf = (computed: string) => {
  const colour = rgb(computed);
  if (colour === undefined) throw new Error(`Not a colour: ${computed}`);
  return colour;
};

/** What is behind an element's words: its ground, over those around it that shine through. */
const groundOf = (element: Element | null): string => {
  if (element === null) return "white";
  const { backgroundColor } = getComputedStyle(element);
  const { alpha = 1 } = colourOf(backgroundColor);
  if (alpha === 1) return backgroundColor;
  const ground = groundOf(element.parentElement);
  return alpha === 0 ? ground : formatHex(blend([ground, backgroundColor]));
};

/** Of an element with all that is around it. */
const opacityOf = (element: Element | null): number =>
  element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

const contrastOf = (element: Element) => {
  const ground = groundOf(element);
  const colour = colourOf(getComputedStyle(element).color);
  const alpha = (colour.alpha ?? 1) * opacityOf(element);
  return wcagContrast(blend([ground, { ...colour, alpha }]), ground);
};

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
  Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);

/** A sample of a theme has its author's colours. */
const isSample = (style: CSSStyleDeclaration) =>
  style.getPropertyValue(appTheme.background.slice("var(".length, -1)) !== "";

/** Drawn words have the colour of their drawing. Disabled ones, and what only screen readers meet, need no contrast. */
const isMeant = (element: Element) => {
  const style = getComputedStyle(element);
  return (
    !(element instanceof SVGElement) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest("[aria-disabled=true], :disabled, label:has(:disabled)") === null &&
    style.clipPath === "none" &&
    !isSample(style)
  );
};

const elementsWithWords = (root: Element) => {
  const found = new Set<Element>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement && nodeValue?.trim()) found.add(parentElement);
  }
  return [...found].filter(isMeant);
};

/** The words in these elements that do not stand out from what is behind them, by mode. */
export const faintWords = (roots: ReadonlyArray<Element>, exclude: string): ReadonlyArray<string> => {
  const { dataset } = document.documentElement;
  const { mode: before } = dataset;
  const elements = roots.flatMap(elementsWithWords).filter((element) => !element.closest(exclude));
  const found = ["light", "dark"].flatMap((mode) => {
    dataset["mode"] = mode;
    return elements.flatMap((element) => {
      const contrast = contrastOf(element);
      const isFaint = contrast < (isLarge(getComputedStyle(element)) ? 3 : 4.5);
      return isFaint ? [`${contrast.toFixed(2)}:1 in ${mode} mode: ${element.textContent}`] : [];
    });
  });
  if (before === undefined) delete dataset["mode"];
  else dataset["mode"] = before;
  return found;
};
