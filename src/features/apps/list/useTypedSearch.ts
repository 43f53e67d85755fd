/**
 * The text in the search field of the list. It filters the list at once. The address follows when the person pauses or
 * leaves the field, since browsers limit how often a page may change its address.
 */
import { useEffect, useState } from "react";

const restMillis = 150;

export interface TypedSearch {
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly onLeave: () => void;
}

/** `words` are those of the address. */
export const useTypedSearch = (words: string, onSearch: (words: string) => void): TypedSearch => {
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
  const send = () => {
    if (typed === sent) return;
    setSent(typed);
    onSearch(typed);
  };
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, restMillis);
    return () => clearTimeout(timer);
  }, [onSearch, sent, typed]);
  return { typed, onType: setTyped, onLeave: send };
};
