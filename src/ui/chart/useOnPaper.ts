/** Whether the page is being printed, by whatever means: known before it is laid out for paper. */
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

export const useOnPaper = (place: RefObject<Element | null>): boolean => {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const page = place.current?.ownerDocument.defaultView;
    // Paper is laid out right after the event: what is drawn later is not on it.
    const follow = ({ type }: Event) => flushSync(() => setOnPaper(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"];
    for (const event of events) page?.addEventListener(event, follow);
    return () => {
      for (const event of events) page?.removeEventListener(event, follow);
    };
  }, [place]);
  return isOnPaper;
};
