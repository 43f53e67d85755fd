/** One of many, found by typing. Of ten thousand options only those that fit are drawn, and at most 50 of them. */
import { Check, ChevronsUpDown } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./ComboBox.css.ts";
import * as field from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";
import { Icon } from "./Icon.tsx";
import * as popover from "./popover.css.ts";
import { Surface } from "./Surface.tsx";

export interface ComboBoxOption {
  id: string;
  name: string;
}

export interface ComboBoxProps {
  label: Text;
  options: ReadonlyArray<ComboBoxOption>;
  value: string;
  onChange: (value: string) => void;
  description?: Text | undefined;
  placeholder?: Text;
  /** Instead of options, where none fits. */
  noneText: Text;
  /** Below the options, where more fit than are drawn. */
  moreText: (count: number) => Text;
}

/* Drawing them is what opening and each key cost: 200 took a quarter of a second to open, and longer on slow machines. */
const most = 50;

/** Without case and accents. */
const folded = (name: string) => name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const useFitting = (options: ReadonlyArray<ComboBoxOption>, typed: string) => {
  const names = useMemo(() => options.map((option) => ({ option, name: folded(option.name) })), [options]);
  return useMemo(() => {
    const wanted = folded(typed.trim());
    return names.flatMap(({ option, name }) => (name.includes(wanted) ? [option] : []));
  }, [names, typed]);
};

export function ComboBox({
  label,
  options,
  value,
  onChange,
  description,
  placeholder,
  noneText,
  moreText,
}: ComboBoxProps) {
  const chosen = options.find(({ id }) => id === value);
  /* What is being typed; nothing while the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const fitting = useFitting(options, useDeferredValue(typed ?? ""));
  const shown = fitting.slice(0, most);
  const choose = (key: unknown) => {
    setTyped(undefined);
    if (typeof key === "string" && key !== value) onChange(key);
  };
  return (
    <AriaComboBox
      className={field.root}
      items={shown}
      value={value}
      onChange={choose}
      inputValue={typed ?? chosen?.name ?? ""}
      onInputChange={(input) => setTyped(input === chosen?.name ? undefined : input)}
      onOpenChange={(isOpen) => !isOpen && setTyped(undefined)}
      onBlur={() => setTyped(undefined)}
      allowsEmptyCollection
    >
      <Label className={field.label}>{label}</Label>
      <div className={css.group}>
        <Input
          className={css.input}
          // react-aria tells the field of a focus again when its list has opened, which may be late: by then somebody types.
          onFocus={({ currentTarget, nativeEvent }) => nativeEvent.isTrusted && currentTarget.select()}
          {...(placeholder && { placeholder })}
        />
        <Button className={css.opener}>
          <Icon glyph={ChevronsUpDown} size={14} />
        </Button>
      </div>
      <FieldNote description={description} />
      <Surface>
        <ListBox<ComboBoxOption>
          className={popover.list}
          renderEmptyState={() => <p className={css.note}>{noneText}</p>}
        >
          {({ id, name }) => (
            <ListBoxItem className={popover.item} id={id} textValue={name}>
              {({ isSelected }) => (
                <>
                  <bdi className={popover.words}>{name}</bdi>
                  {isSelected && (
                    <span className={popover.check}>
                      <Icon glyph={Check} />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {fitting.length > most && <p className={css.note}>{moreText(fitting.length - most)}</p>}
      </Surface>
    </AriaComboBox>
  );
}
