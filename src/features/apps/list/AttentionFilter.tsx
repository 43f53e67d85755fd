/** Chips above the list: one shows only the apps that need attention, with their number as far as it is known. */
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import type { App } from "#schemas/apps/App.ts";
import { type FactsOfApps, needOf } from "#src/domain/apps/appList.ts";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { focusWhenGone } from "#src/ui/focusHeading.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { say } from "#src/ui/say.ts";
import { messages } from "../messages.en.ts";
import * as css from "./AttentionFilter.css.ts";

const headingTakesFocus = focusWhenGone();

export interface AttentionFilterProps {
  apps: ReadonlyArray<App>;
  facts: Pick<FactsOfApps, "byId" | "today">;
  /** The facts that are requested of each app. */
  requested: ReadonlyArray<"activity" | "secrets">;
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
  /** Another chip. */
  children?: ReactNode;
}

export function AttentionFilter(props: AttentionFilterProps) {
  const { apps, facts, requested, isFiltered, onFilter, children = null } = props;
  const { text, number } = useI18n();
  const count = apps.filter((app) => needOf(app, facts.byId.get(app.id), facts.today) !== undefined).length;
  const checked = apps.filter(({ id }) => {
    const known = facts.byId.get(id);
    return requested.every((fact) => known?.[fact] !== undefined);
  }).length;
  const hasChip = count > 0 || isFiltered;
  const isChecked = checked === apps.length;
  const wasChecked = useRef(isChecked);
  // The numbers of the rows arrive in silence: what they amount to is said once.
  useEffect(() => {
    if (isChecked && !wasChecked.current) say(text(messages.allChecked, { count }));
    wasChecked.current = isChecked;
  }, [count, isChecked, text]);
  return (
    <>
      {hasChip && (
        <FilterChip isSelected={isFiltered} onChange={onFilter}>
          {text(messages.needAttention, { count })}
        </FilterChip>
      )}
      {(hasChip || children !== null) && checked > 0 && !isChecked && (
        <span className={css.checked}>
          {text(messages.checked, { checked: number(checked), count: number(apps.length) })}
        </span>
      )}
      {children}
    </>
  );
}

export interface FilterChipProps {
  isSelected: boolean;
  /** At the end of the line, where it does not move when another one appears. */
  isAtEnd?: boolean;
  onChange: (isSelected: boolean) => void;
  children: Text;
}

export function FilterChip({ isSelected, isAtEnd = false, onChange, children }: FilterChipProps) {
  return (
    <ToggleButton
      ref={headingTakesFocus}
      className={css.filter}
      data-at-end={isAtEnd || undefined}
      isSelected={isSelected}
      onChange={onChange}
    >
      <span>{children}</span>
      {isSelected && <Icon glyph={X} size={14} />}
    </ToggleButton>
  );
}
