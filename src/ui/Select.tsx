/** A select: one of a few options. */
import { ChevronsUpDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from "react-aria-components/Select";
import type { Text } from "#src/i18n/i18n.ts";
import * as field from "./field.css.ts";
import { FieldNote } from "./FieldNote.tsx";
import { Icon } from "./Icon.tsx";
import * as popover from "./popover.css.ts";
import { Chosen, Popover } from "./Popover.tsx";

export interface Option<Id extends string> {
  id: Id;
  name: Text;
  detail?: Text;
}

export interface SelectProps<Id extends string> extends Pick<
  AriaSelectProps<object>,
  "isDisabled" | "aria-describedby"
> {
  label: Text;
  options: ReadonlyArray<Option<Id>>;
  value: Id;
  onChange: (value: Id) => void;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  description?: Text | undefined;
  error?: Text | undefined;
}

export function Select<Id extends string>({
  label,
  options,
  value,
  onChange,
  isLabelHidden = false,
  description,
  error,
  ...props
}: SelectProps<Id>) {
  const shown = options.find(({ id }) => id === value)?.name ?? "";
  const select = (key: unknown) => {
    const selected = options.find((option) => option.id === key);
    if (selected) onChange(selected.id);
  };
  return (
    <AriaSelect
      {...props}
      {...(isLabelHidden && { "aria-label": label })}
      className={field.root}
      value={value}
      onChange={select}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      {!isLabelHidden && <Label className={field.label}>{label}</Label>}
      {/* Named by itself and its value, as react-aria would, Orca says the value twice. */}
      <Button
        className={field.trigger}
        {...(isLabelHidden && { "aria-label": `${shown} ${label}`, "aria-labelledby": "" })}
      >
        {/* It is part of the button's name, and would be read twice. */}
        <span className={popover.words} aria-hidden="true">
          <SelectValue>{({ selectedText }) => <span>{selectedText}</span>}</SelectValue>
        </span>
        <Icon glyph={ChevronsUpDown} size={14} />
      </Button>
      <FieldNote description={description} error={error} />
      <Popover aria-label={label}>
        <ListBox
          className={popover.list}
          items={options}
          // While the list is open, its visible label is inert, and Chromium takes no name from it.
          {...(!isLabelHidden && { "aria-label": label, "aria-labelledby": "" })}
        >
          {({ id, name, detail }) => (
            <ListBoxItem className={popover.item} id={id} textValue={name}>
              {({ isSelected }) => (
                <>
                  <span className={popover.words}>
                    <span>{name}</span>
                    {/* A part of the name: as a description, it would be read twice. */}
                    {detail && <span className={popover.detail}>{detail}</span>}
                  </span>
                  {isSelected && <Chosen />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
