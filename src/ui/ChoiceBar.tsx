/** Radio buttons side by side in a bar, for two to four choices. */
import { type ReactElement, useId } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./ChoiceBar.css.ts";

export interface Choice<Id extends string> {
  id: Id;
  name: Text | ReactElement;
  /** Says more than the visible words. */
  "aria-label"?: Text | undefined;
  /** How many there are behind it; undefined while that is not known. */
  count?: Text | undefined;
}

export interface ChoiceBarProps<Id extends string> {
  /** For screen readers. */
  label: Text;
  choices: ReadonlyArray<Choice<Id>>;
  value: Id;
  /** The focus may go on if it was pointed at; with the arrow keys it stays here. */
  onChange: (value: Id, isPointedAt: boolean) => void;
  /** On phones it is as wide as its place, in two columns. */
  isWide?: boolean;
}

export function ChoiceBar<Id extends string>({
  label,
  choices,
  value,
  onChange,
  isWide = false,
}: ChoiceBarProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.root} aria-label={label}>
      <span className={css.bar} data-wide={isWide || undefined}>
        {choices.map((choice, index) => (
          <label className={css.choice} key={choice.id}>
            <input
              className={css.input}
              type="radio"
              name={name}
              aria-label={choice["aria-label"]}
              aria-labelledby={choice["aria-label"] ? undefined : name + index}
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
