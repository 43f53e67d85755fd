/** Search field of the list. Debounced: browsers limit how often a page may change its address. */
import { useEffect, useState } from "react";
import { searchMaxLength } from "#src/domain/apps/appList.ts";
import { useText } from "#src/i18n/i18n.ts";
import { SearchField } from "#src/ui/SearchField.tsx";
import { messages } from "./messages.en.ts";

const debounceMillis = 150;

export interface AppSearchFieldProps {
  words: string;
  onSearch: (words: string) => void;
}

export function AppSearchField({ words, onSearch }: AppSearchFieldProps) {
  const text = useText();
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
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, debounceMillis);
    return () => clearTimeout(timer);
  }, [onSearch, sent, typed]);
  return (
    <SearchField
      label={text(messages.search)}
      clearLabel={text(messages.clearSearch)}
      value={typed}
      onChange={setTyped}
      maxLength={searchMaxLength}
    />
  );
}
