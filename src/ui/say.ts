/**
 * Says words to screen readers, in the one polite region at the end of the page. It is there before the first words, and
 * empty again after some seconds, so that nobody who reads the page finds old ones.
 */
import { useEffect, useRef } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./layout.css.ts";

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const emptyRegion = (): HTMLElement => {
  if (region?.isConnected !== true) {
    region = document.createElement("div");
    region.className = css.hidden;
    region.ariaLive = "polite";
    // Otherwise react-aria hides it while a dialog is open.
    region.dataset["liveAnnouncer"] = "true";
    document.body.append(region);
  }
  region.replaceChildren();
  return region;
};

export const say = (words: Text): void => {
  clearTimeout(timer);
  const place = emptyRegion();
  // A region takes notice only of what comes after it.
  timer = setTimeout(() => {
    place.append(words);
    timer = setTimeout(emptyRegion, 7000);
  }, 100);
};

/** Says words that a person can see whenever they change. */
export const useSaid = (words: Text | false): void => {
  const last = useRef(words);
  useEffect(() => {
    if (words && words !== last.current) say(words);
    last.current = words;
  }, [words]);
};
