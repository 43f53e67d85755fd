/** Whether the page is being printed, from the console or by the browser's own command. */
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

const subscribe = (onChange: () => void) => {
  // The browser lays the page out for paper right after the event, so a later render would be too late.
  const update = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    flushSync(onChange);
  };
  const events = ["beforeprint", "afterprint"];
  for (const event of events) addEventListener(event, update);
  return () => {
    for (const event of events) removeEventListener(event, update);
  };
};

/** A chart that is mounted for paper knows it from its first render on. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
