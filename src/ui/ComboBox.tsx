/** A select with a text filter, for up to ten thousand options: renders at most 50, and at most 10 while typing. */
import { useMemo, useState } from "react";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { Text } from "#src/i18n/i18n.ts";
import { ComboField } from "./ComboField.tsx";
import * as field from "./field.css.ts";
import * as popover from "./popover.css.ts";
import { Chosen, Popover } from "./Popover.tsx";

export interface ComboBoxOption {
  id: string;
  name: string;
}

export interface ComboBoxProps {
  label: Text;
  options: ReadonlyArray<ComboBoxOption>;
  value: string;
  onChange: (value: string) => void;
  /** Normalizes names and the typed text, so that they match in spite of case or accents. */
  fold: (text: string) => string;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  placeholder?: Text;
  noMatchText: Text;
  /** Shown below the options when `count` further options match but are not rendered. */
  moreMatchesText: (count: number) => Text;
  /** Called when the person leaves the field with a text that matches no option, or several. The choice stays. */
  onDiscard: (typed: string) => void;
}

/** Rendering options dominates the time to open: 200 took 250 ms, longer on slow machines. */
const maxOptions = 50;
/** Each key stroke renders all options again, as react-aria notifies each of them of the new state of the list. */
const maxOptionsWhileTyping = 10;

type Fold = ComboBoxProps["fold"];

const useMatches = (options: ReadonlyArray<ComboBoxOption>, typed: string, fold: Fold) => {
  const names = useMemo(
    () => options.map((option) => ({ option, name: fold(option.name) })),
    [fold, options],
  );
  return useMemo(() => {
    const query = fold(typed);
    const words = query.split(" ");
    // As in every search all words in any order, but first the names that have them as typed.
    return names
      .filter(({ name }) => words.every((word) => name.includes(word)))
      .toSorted((a, b) => Number(b.name.includes(query)) - Number(a.name.includes(query)))
      .map(({ option }) => option);
  }, [fold, names, typed]);
};

/** The only match, else the only one with exactly this name. */
const meantBy = (typed: string, matches: ReadonlyArray<ComboBoxOption>, fold: Fold) => {
  const query = fold(typed);
  const exact = matches.filter(({ name }) => fold(name) === query);
  const [only, ...others] = exact.length > 0 ? exact : matches;
  return others.length === 0 ? only : undefined;
};

export function ComboBox({
  label,
  options,
  value,
  onChange,
  fold,
  isLabelHidden = false,
  placeholder,
  noMatchText,
  moreMatchesText,
  onDiscard,
}: ComboBoxProps) {
  const selected = options.find(({ id }) => id === value);
  /* Undefined while the field shows the selected option's name. */
  const [typed, setTyped] = useState<string>();
  const matches = useMatches(options, typed ?? "", fold);
  const shown = matches.slice(0, typed === undefined ? maxOptions : maxOptionsWhileTyping);
  const select = (key: unknown) => {
    setTyped(undefined);
    if (typeof key === "string" && key !== value) onChange(key);
  };
  const leave = () => {
    setTyped(undefined);
    if (typed === undefined || typed.trim() === "") return;
    const meant = meantBy(typed, matches, fold);
    if (meant) select(meant.id);
    else onDiscard(typed);
  };
  return (
    <AriaComboBox
      {...(isLabelHidden && { "aria-label": label })}
      className={field.root}
      items={shown}
      value={value}
      onChange={select}
      inputValue={typed ?? selected?.name ?? ""}
      onInputChange={(input) => setTyped(input === selected?.name ? undefined : input)}
      onBlur={leave}
      allowsEmptyCollection
    >
      {!isLabelHidden && <Label className={field.label}>{label}</Label>}
      <ComboField isTyped={typed !== undefined} placeholder={placeholder} onTab={leave} />
      <Popover>
        <ListBox<ComboBoxOption>
          className={popover.list}
          data-typed={typed !== undefined || undefined}
          renderEmptyState={() => <p className={field.hint}>{noMatchText}</p>}
        >
          {({ id, name }) => (
            <ListBoxItem className={popover.item} id={id} textValue={name}>
              {({ isSelected }) => (
                <>
                  <bdi translate="no" className={popover.words}>
                    {name}
                  </bdi>
                  {isSelected && <Chosen />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {matches.length > shown.length && (
          <p className={field.hint}>{moreMatchesText(matches.length - shown.length)}</p>
        )}
      </Popover>
    </AriaComboBox>
  );
}
