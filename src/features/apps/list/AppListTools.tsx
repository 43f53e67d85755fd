/** Search, status filter and sort of the list of apps, with the number of results. */
import { ArrowDownUp } from "lucide-react";
import { useState } from "react";
import type { AppStatus } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppListSearch,
  appSorts,
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
  words: TypedSearch;
  /** Enter in the search. */
  onSubmit: () => void;
  /** Merges into the search; `undefined` resets a parameter to its default. */
  onChange: (change: AppListParameters) => void;
}

export function AppListTools({ search, words, onSubmit, onChange }: AppListToolsProps) {
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
  const orders = appSorts.flatMap((id) =>
    (["asc", "desc"] as const).map((order) => ({
      id: `${id}.${order}`,
      name: text(messages[`${id}.${order}`]),
      onAction: () =>
        onChange({ sort: id === "name" ? undefined : id, order: order === "asc" ? undefined : order }),
    })),
  );
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
      <span className={css.sort}>
        <MenuButton
          label={text(messages.sortBy)}
          icon={ArrowDownUp}
          entries={orders}
          selected={`${sort}.${order}`}
        />
      </span>
      <ChoiceBar
        label={text(messages.filterByStatus)}
        isLabelHidden
        choices={choices}
        value={search.status ?? "all"}
        onChange={(status) => onChange({ status: status === "all" ? undefined : status })}
      />
    </div>
  );
}
