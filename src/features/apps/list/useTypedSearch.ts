/**
 * The text in the search field of the list. It filters the list at once. The address follows when the person pauses or
 * leaves the field, since browsers limit how often a page may change its address.
 */
import { useCallback, useEffect, useState } from "react";

const restMillis = 150;

/** `words` are those of the address. */
export const useTypedSearch = (words: string, onSearch: (words: string) => void) => {
  const [typed, setTyped] = useState(words);
  const [sent, setSent] = useState(words);
  const [seen, setSeen] = useState(words);
  if (words !== seen) {
    setSeen(words);
    // The address changed from outside: Back, or a link.
    if (words !== sent) {
      setSent(words);
      setTyped(words);
    }
  }
  const send = useCallback(() => {
    if (typed === sent) return;
    setSent(typed);
    onSearch(typed);
  }, [onSearch, sent, typed]);
  useEffect(() => {
    const timer = setTimeout(send, restMillis);
    return () => clearTimeout(timer);
  }, [send]);
  return { typed, onType: setTyped, onLeave: send };
};
