/** A text field with suggestions that accepts any other text too. */
import { useState } from "react";
import { ComboBox } from "react-aria-components/ComboBox";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { Text } from "#src/i18n/i18n.ts";
import { ComboField } from "./ComboField.tsx";
import * as field from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";
import * as popover from "./popover.css.ts";
import { Popover } from "./Popover.tsx";

export interface SuggestFieldProps {
  label: Text;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  suggestions: ReadonlyArray<string>;
  error?: Text | undefined;
}

export function SuggestField({ label, value, onChange, onBlur, suggestions, error }: SuggestFieldProps) {
  const [isTyped, setTyped] = useState(false);
  return (
    <ComboBox
      className={field.root}
      inputValue={value}
      onInputChange={(text) => {
        setTyped(text !== "" && !suggestions.includes(text));
        onChange(text);
      }}
      defaultItems={suggestions.map((id) => ({ id }))}
      allowsCustomValue
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
    >
      <Label className={field.label}>{label}</Label>
      <ComboField isTyped={isTyped} isFree />
      <FieldNote error={error} />
      <Popover>
        <ListBox<{ id: string }> className={popover.list}>
          {({ id }) => (
            <ListBoxItem className={popover.item} id={id} textValue={id}>
              <span translate="no">{id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
