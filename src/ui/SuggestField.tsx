/** A text field with suggestions that accepts any other text too. */
import { ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./ComboBox.css.ts";
import * as field from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";
import { Icon } from "./Icon.tsx";
import * as popover from "./popover.css.ts";
import { Popover } from "./Popover.tsx";

export interface SuggestFieldProps {
  label: Text;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  suggestions: ReadonlyArray<string>;
  description?: Text | undefined;
  error?: Text | undefined;
}

export function SuggestField({
  label,
  value,
  onChange,
  onBlur,
  suggestions,
  description,
  error,
}: SuggestFieldProps) {
  return (
    <ComboBox
      className={field.root}
      inputValue={value}
      onInputChange={onChange}
      defaultItems={suggestions.map((id) => ({ id }))}
      menuTrigger="focus"
      allowsCustomValue
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
    >
      <Label className={field.label}>{label}</Label>
      <div className={css.group}>
        <Input className={css.input} spellCheck={false} />
        <Button className={css.listButton}>
          <Icon glyph={ChevronsUpDown} size={14} />
        </Button>
      </div>
      <FieldNote description={description} error={error} />
      <Popover>
        <ListBox<{ id: string }> className={popover.list}>
          {({ id }) => (
            <ListBoxItem className={popover.item} id={id} textValue={id}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
