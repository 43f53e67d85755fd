/** Whether the page is being printed, from the console or by the browser's own command. */
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

export const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the page out for paper right after the event, so a later render would be too late.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, []);
  return isPrinting;
};
