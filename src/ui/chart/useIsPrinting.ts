/** Whether the page is being printed, from the console or by the browser's own command. */
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

export const useIsPrinting = (element: RefObject<Element | null>): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const page = element.current?.ownerDocument.defaultView;
    // The browser lays the page out for paper right after the event, so a later render would be too late.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) page?.addEventListener(event, update);
    return () => {
      for (const event of events) page?.removeEventListener(event, update);
    };
  }, [element]);
  return isPrinting;
};
