/** Search, status filter and sort of the list of apps, with the number of results. */
import { ArrowDownUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AppStatus } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppListSearch,
  type OtherSort,
  isTooShort,
  searchMaxLength,
  searchMinLength,
} from "#src/domain/apps/appList.ts";
import { useText } from "#src/i18n/i18n.ts";
import { problemOf } from "#src/interaction/problems.ts";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import * as css from "./AppListTools.css.ts";
import { messages as apps } from "../messages.en.ts";
import { messages } from "./messages.en.ts";
import type { TypedSearch } from "./useTypedSearch.ts";

export interface AppListToolsProps {
  search: AppListSearch;
  /** By what the list can be sorted. */
  sorts: ReadonlyArray<"name" | OtherSort>;
  words: TypedSearch;
  /** Enter in the search. */
  onSubmit: () => void;
  /** What the list offers as a whole. */
  menu: ReactNode;
  /** Merges into the search; `undefined` resets a parameter to its default. */
  onChange: (change: AppListParameters) => void;
}

/** The entries of the menu. Nobody looks for the least urgent secrets first. */
const orders = [
  { sort: "attention", order: "asc", name: messages["attention.asc"] },
  { sort: "name", order: "asc", name: messages["name.asc"] },
  { sort: "name", order: "desc", name: messages["name.desc"] },
  { sort: "activity", order: "desc", name: messages["activity.desc"] },
  { sort: "activity", order: "asc", name: messages["activity.asc"] },
  { sort: "secrets", order: "asc", name: messages["secrets.asc"] },
  { sort: "creationDate", order: "desc", name: messages["creationDate.desc"] },
  { sort: "creationDate", order: "asc", name: messages["creationDate.asc"] },
] as const;

export function AppListTools({ search, sorts, words, menu, onSubmit, onChange }: AppListToolsProps) {
  const text = useText();
  // The error appears when the person has finished typing.
  const [isFinished, setFinished] = useState(false);
  const finish = (then: () => void) => () => {
    setFinished(true);
    then();
  };
  const minimum = { code: "minLength", min: searchMinLength } as const;
  const { sort = "name", order = "asc" } = search;
  const choices: ReadonlyArray<{ id: AppStatus | "all"; name: ReturnType<typeof text> }> = [
    { id: "all", name: text(messages.allStatuses) },
    { id: "enabled", name: text(apps.enabled) },
    { id: "disabled", name: text(apps.disabled) },
  ];
  const entries = orders
    .filter((each) => sorts.includes(each.sort))
    .map((each) => ({
      id: `${each.sort}.${each.order}`,
      name: text(each.name),
      onAction: () =>
        onChange({
          sort: each.sort === "name" ? undefined : each.sort,
          order: each.order === "asc" ? undefined : each.order,
        }),
    }));
  return (
    <div className={css.root}>
      <search className={css.search}>
        <SearchField
          label={text(messages.search)}
          clearLabel={text(messages.clearSearch)}
          value={words.typed}
          onChange={(typed) => {
            setFinished(false);
            words.onType(typed);
          }}
          onBlur={finish(words.onLeave)}
          onSubmit={finish(onSubmit)}
          error={isFinished && isTooShort(words.typed) ? problemOf(minimum)(text) : undefined}
          maxLength={searchMaxLength}
          shortcut="/"
        />
      </search>
      {entries.length > 0 && (
        <MenuButton
          label={text(messages.sortBy)}
          icon={ArrowDownUp}
          entries={entries}
          selected={`${sort}.${order}`}
        />
      )}
      <ChoiceBar
        label={text(messages.filterByStatus)}
        isLabelHidden
        choices={choices}
        value={search.status ?? "all"}
        onChange={(status) => onChange({ status: status === "all" ? undefined : status })}
      />
      <span className={css.menu}>{menu}</span>
    </div>
  );
}
