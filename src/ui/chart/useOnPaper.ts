/** Whether the page is being printed, by whatever means: known before it is laid out for paper. */
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

export const useOnPaper = (place: RefObject<Element | null>): boolean => {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const page = place.current?.ownerDocument.defaultView;
    const toPaper = () => flushSync(() => setOnPaper(true));
    const back = () => setOnPaper(false);
    page?.addEventListener("beforeprint", toPaper);
    page?.addEventListener("afterprint", back);
    return () => {
      page?.removeEventListener("beforeprint", toPaper);
      page?.removeEventListener("afterprint", back);
    };
  }, [place]);
  return isOnPaper;
};
