/** Radio buttons side by side in a bar, for two to four choices. */
import { useId } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./ChoiceBar.css.ts";
import * as field from "./field.css.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Choice<Id extends string> {
  id: Id;
  name: Text;
  /** How many there are behind it; undefined while that is not known. */
  count?: Text | undefined;
}

export interface ChoiceBarProps<Id extends string> {
  label: Text;
  choices: ReadonlyArray<Choice<Id>>;
  value: Id;
  /** The focus may go on if it was pointed at; with the arrow keys it stays here. */
  onChange: (value: Id, isPointedAt: boolean) => void;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  /** On phones it is as wide as its place, in two columns. */
  isWide?: boolean;
}

export function ChoiceBar<Id extends string>({
  label,
  choices,
  value,
  onChange,
  isLabelHidden = false,
  isWide = false,
}: ChoiceBarProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.root}>
      <legend className={css.legend} data-hidden={isLabelHidden || undefined}>
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={field.label}>{label}</span>
        )}
      </legend>
      <span className={css.bar} data-wide={isWide || undefined}>
        {choices.map((choice, index) => (
          <label className={css.choice} key={choice.id}>
            <input
              className={css.input}
              type="radio"
              name={name}
              aria-labelledby={name + index}
              checked={choice.id === value}
              onChange={({ target }) => onChange(choice.id, !target.matches(":focus-visible"))}
            />
            {/* It is the button's name, and would be read twice. */}
            <span id={name + index} aria-hidden="true">
              <span>{choice.name}</span>
              {"count" in choice && (
                <span className={css.count} data-count={choice.id} translate="no">
                  {choice.count}
                </span>
              )}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
