/** A search field over the page with grouped results below. A native modal dialog, which restores focus on close. */
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { TextField } from "react-aria-components/TextField";
import type { Text } from "#src/i18n/Text.ts";
import { type Glyph, Icon } from "./Icon.tsx";
import { Keys } from "./Keys.tsx";
import * as popover from "./popover.css.ts";
import * as css from "./SearchDialog.css.ts";
import { Skeleton } from "./Skeleton.tsx";
import { useRootClass } from "./useRootClass.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface SearchItem {
  id: string;
  name: Text;
  icon: Glyph;
  /** The shortcut that does the same, such as `g o`. */
  keys?: string;
  /** A word after the name. */
  mark?: Text;
  /** Choosing it changes what is typed: the dialog stays. */
  isExample?: boolean;
  /** At the end of its row; nothing is shown of it yet while it loads. */
  answer?: { readonly shown?: Text; readonly spoken: Text };
}

export interface SearchGroup<Item> {
  id: string;
  name: Text;
  items: ReadonlyArray<Item>;
  /** Names are never translated. */
  areNames?: boolean;
}

export interface SearchDialogProps<Item extends SearchItem> {
  title: Text;
  searchLabel: Text;
  listLabel: Text;
  value: string;
  onChange: (value: string) => void;
  /** How many results were found; read by screen readers. */
  status: Text;
  /** Shows the status to everybody. */
  isStatusVisible: boolean;
  /** Shown below the results, for example why some are missing. */
  notes: ReadonlyArray<Text>;
  groups: ReadonlyArray<SearchGroup<Item>>;
  /** Called after the dialog has closed, unless it is an example. */
  onChoose: (item: Item) => void;
  onClose: () => void;
}

export function SearchDialog<Item extends SearchItem>(props: SearchDialogProps<Item>) {
  const { title, searchLabel, listLabel, value, onChange, status, isStatusVisible, notes, groups } = props;
  const { onChoose, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useRootClass(css.noScroll, true);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (key: unknown) => {
    const item = groups.flatMap(({ items }) => items).find(({ id }) => id === key);
    if (item?.isExample !== true) dialog.current?.close();
    if (item) onChoose(item);
  };
  return (
    <dialog className={css.root} ref={dialog} aria-label={title} closedby="any" onClose={onClose}>
      <Autocomplete inputValue={value} onInputChange={onChange}>
        <TextField className={css.field} aria-label={searchLabel}>
          <Icon glyph={Search} />
          <Input
            className={css.input}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- react-aria adds aria-controls.
            role="combobox"
            aria-expanded={groups.length > 0}
            placeholder={searchLabel}
            autoFocus
          />
        </TextField>
        <ListBox
          className={css.list}
          aria-label={listLabel}
          onAction={choose}
          // Typing highlights the first result, and so does what was typed before the dialog opened.
          autoFocus={value === "" ? false : "first"}
        >
          {groups.map(({ id, name, items, areNames = false }) => (
            <ListBoxSection key={id} id={id} className={css.section}>
              <Header className={css.heading}>{name}</Header>
              {items.map((item) => (
                <ListBoxItem className={popover.item} key={item.id} id={item.id} textValue={item.name}>
                  <Icon glyph={item.icon} />
                  <span className={popover.words} translate={areNames ? "no" : undefined}>
                    {item.name}
                  </span>
                  {item.mark !== undefined && <span className={css.mark}>{item.mark}</span>}
                  {item.answer && (
                    <span className={css.answer}>
                      <span aria-hidden="true">{item.answer.shown ?? <Skeleton shape="word" />}</span>
                      <VisuallyHidden>{item.answer.spoken}</VisuallyHidden>
                    </span>
                  )}
                  {item.keys !== undefined && (
                    <span className={css.keys}>
                      <Keys keys={item.keys} />
                    </span>
                  )}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Autocomplete>
      <div className={isStatusVisible || notes.length > 0 ? css.footer : undefined}>
        <div role="status">{isStatusVisible ? status : <VisuallyHidden>{status}</VisuallyHidden>}</div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </dialog>
  );
}
