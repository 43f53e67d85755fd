/**
 * The command palette: a search field over the page, with all commands that match below it in groups. A native modal
 * dialog, which restores focus on close.
 */
import { type Atom, useAtom, useAtomValue, useStore } from "jotai";
import { Lightbulb, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { TextField } from "react-aria-components/TextField";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Command, Contribution, QuestionsAtom } from "#src/interaction/commands.ts";
import { noScroll } from "#src/ui/Frame.css.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { Keys } from "#src/ui/Keys.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { Skeleton } from "#src/ui/loading.tsx";
import * as popover from "#src/ui/popover.css.ts";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { makeAnswers } from "./answers.ts";
import * as css from "./CommandPalette.css.ts";
import { messages } from "./messages.en.ts";
import { index, search } from "./search.ts";

export interface CommandPaletteProps {
  contributions: Atom<ReadonlyArray<Contribution>>;
  questions: QuestionsAtom;
  /** Typed while the palette was loading. */
  typedAhead: string;
  onNavigate: (href: string) => void;
  onClose: () => void;
}

interface Row extends Pick<Command, "id" | "name" | "icon" | "keys" | "run"> {
  readonly mark?: Text;
  /** At the end of its row; nothing is shown of it yet while it loads. */
  readonly answer?: { readonly shown?: Text; readonly spoken: Text };
}

interface Group {
  readonly id: string;
  readonly name: Text;
  readonly rows: ReadonlyArray<Row>;
}

/**
 * react-aria goes on naming a result that is gone: until another one has been highlighted for half a second, or for good.
 * Screen readers find nothing there.
 */
const forgetGoneResult = (dialog: HTMLElement): (() => void) => {
  const attribute = "aria-activedescendant";
  const observer = new MutationObserver(() => {
    const field = dialog.querySelector(`[${attribute}]`);
    if (field && !document.getElementById(field.getAttribute(attribute) ?? ""))
      field.removeAttribute(attribute);
  });
  observer.observe(dialog, { attributeFilter: [attribute], childList: true, subtree: true });
  return () => observer.disconnect();
};

export function CommandPalette(props: CommandPaletteProps) {
  const { contributions, questions, typedAhead, onNavigate, onClose } = props;
  const text = useText();
  const { set } = useStore();
  const all = useAtomValue(contributions);
  const [{ typedAtom, answeredAtom }] = useState(() => makeAnswers(questions, typedAhead));
  const [typed, setTyped] = useAtom(typedAtom);
  const answered = useAtomValue(answeredAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  useRootClass(noScroll);
  useEffect(() => {
    dialog.current?.showModal();
    return dialog.current ? forgetGoneResult(dialog.current) : undefined;
  }, []);

  const indexed = index(all.flatMap(({ commands }) => commands));
  const found = search(
    indexed,
    typed,
    all.flatMap(({ related = [] }) => related),
  );
  const total = found.total + (answered ? 1 : 0);
  const shown = found.shown + (answered ? 1 : 0);
  const count =
    shown < total ? text(messages.countOfMore, { shown, total }) : text(messages.count, { total });

  /** The answer in its row; a word where it could not be loaded. */
  const answerOf = (): Row | undefined => {
    if (answered === undefined) return undefined;
    const { question, answer } = answered;
    if (answer === "failed") return { ...question, mark: text(common.notLoaded) };
    return { ...question, answer: answer === "pending" ? { spoken: text(common.loading) } : answer };
  };
  const app = indexed.find(({ command }) => command.app !== undefined)?.command.name;
  /** What can be typed: choosing it changes what is typed, and the dialog stays. */
  const examples = [
    ...(app === undefined
      ? []
      : [text(messages.exampleQuestion, { app }), text(messages.exampleSecrets, { app })]),
    text(messages.exampleSetting),
  ];
  const exampleRow = (name: Text): Row => ({ id: name, name, icon: Lightbulb, run: () => setTyped(name) });
  const answerRow = answerOf();
  const groups: ReadonlyArray<Group> =
    total === 0
      ? [{ id: "examples", name: text(messages.examples), rows: examples.map(exampleRow) }]
      : [
          ...(answerRow ? [{ id: "answer", name: text(messages.answer), rows: [answerRow] }] : []),
          ...found.groups.map(([id, commands]) => ({
            id,
            name: text(messages[id]),
            rows: commands.map((command): Row =>
              command.isCurrent === true ? { ...command, mark: text(messages.current) } : command,
            ),
          })),
        ];
  const choose = (key: unknown) => {
    // The dialog closes first, and focus returns.
    if (total > 0) dialog.current?.close();
    groups
      .flatMap(({ rows }) => rows)
      .find(({ id }) => id === key)
      ?.run({ set, go: onNavigate });
  };
  const status =
    typeof answered?.answer === "object"
      ? text(messages.answered, { question: answered.question.name, answer: answered.answer.spoken, count })
      : count;
  const isStatusVisible = total === 0 || shown < total;
  const notes = all.flatMap(({ note }) => note ?? []);
  const label = text(messages.placeholder);
  return (
    <dialog
      className={css.root}
      ref={dialog}
      aria-label={text(messages.title)}
      closedby="any"
      onClose={onClose}
    >
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <TextField className={css.field} aria-label={label}>
          <Icon glyph={Search} />
          <Input
            className={css.input}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- react-aria adds aria-controls.
            role="combobox"
            aria-expanded
            placeholder={label}
            autoFocus
            // WebKit puts the caret before what was typed ahead.
            onFocus={({ currentTarget: field }) =>
              field.setSelectionRange(field.value.length, field.value.length)
            }
          />
        </TextField>
        <ListBox
          // Examples and results are two lists: each one highlights its first row.
          key={String(total === 0)}
          className={css.list}
          aria-label={text(messages.results)}
          onAction={choose}
          // Typing highlights the first result, and so does what was typed before the dialog opened.
          autoFocus={typed === "" ? false : "first"}
        >
          {groups.map(({ id, name, rows }) => (
            <ListBoxSection key={id} id={id} className={css.section}>
              <Header className={popover.heading}>{name}</Header>
              {rows.map((row) => (
                <ListBoxItem className={popover.item} key={row.id} id={row.id} textValue={row.name}>
                  <Icon glyph={row.icon} />
                  {/* Names of apps are never translated. */}
                  <span className={popover.words} translate={id === "apps" ? "no" : undefined}>
                    {row.name}
                  </span>
                  {row.mark !== undefined && <Muted isSmaller>{row.mark}</Muted>}
                  {row.answer && (
                    <span className={css.answer}>
                      <span aria-hidden="true">{row.answer.shown ?? <Skeleton shape="word" />}</span>
                      <VisuallyHidden>{row.answer.spoken}</VisuallyHidden>
                    </span>
                  )}
                  {row.keys !== undefined && (
                    <span className={css.keys}>
                      <Keys keys={row.keys} />
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
