/** Acts that wait for what is loading: a file, a copied text or a printed page does not say that something was missing. */
import { useEffect, useState } from "react";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { messages } from "./messages.en.ts";

export interface Progress {
  readonly loaded: number;
  readonly all: number;
}

export interface WhenLoaded {
  readonly isWaiting: boolean;
  /** For the menu, until all has loaded. */
  readonly detail: Text | undefined;
  /** Resolves once all has loaded: never, if the person leaves the page before. */
  readonly loaded: () => Promise<void>;
}

/** @param progress - Undefined if all has loaded. */
export const useWhenLoaded = (progress: Progress | undefined): WhenLoaded => {
  const { text, number } = useI18n();
  const [waiting, setWaiting] = useState<ReadonlyArray<() => void>>([]);
  const isLoading = progress !== undefined;
  useEffect(() => {
    if (!isLoading) for (const go of waiting) go();
  }, [isLoading, waiting]);
  const loaded = async () => {
    let resume = () => {};
    await new Promise<void>((resolve) => {
      resume = resolve;
      setWaiting((before) => [...before, resolve]);
    });
    setWaiting((before) => before.filter((go) => go !== resume));
  };
  return {
    isWaiting: waiting.length > 0,
    detail:
      progress && text(messages.whenLoaded, { count: number(progress.loaded), all: number(progress.all) }),
    loaded,
  };
};
