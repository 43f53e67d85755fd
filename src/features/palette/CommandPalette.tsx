/** The command palette: a dialog that searches all commands. */
import { type Atom, useAtom, useAtomValue, useStore } from "jotai";
import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { type I18n, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Command, Contribution } from "#src/interaction/commands.ts";
import { SearchDialog, type SearchGroup, type SearchItem } from "#src/ui/SearchDialog.tsx";
import { type Answered, type LoadQuestions, makeAnswers } from "./answers.ts";
import { messages } from "./messages.en.ts";
import { index, search } from "./search.ts";

export interface CommandPaletteProps {
  /** Commands of all features. */
  contributions: Atom<ReadonlyArray<Contribution>>;
  /** Loads what the palette answers in a row. */
  loadQuestions: LoadQuestions;
  /** Typed while the palette was loading. */
  typedAhead: string;
  onNavigate: (href: string) => void;
  onClose: () => void;
}

type Row = SearchItem & Pick<Command, "run">;

/** The answer in its row; a word where it could not be loaded. */
const rowOf = (text: I18n["text"], { question, answer }: Answered): Row => {
  if (answer === "failed") return { ...question, mark: text(messages.notLoaded) };
  return {
    ...question,
    answer: answer === "pending" ? { spoken: text(common.loading) } : answer,
  };
};

export function CommandPalette(props: CommandPaletteProps) {
  const { contributions, loadQuestions, typedAhead, onNavigate, onClose } = props;
  const text = useText();
  const { set } = useStore();
  const all = useAtomValue(contributions);
  const [{ typedAtom, answeredAtom }] = useState(() => makeAnswers(loadQuestions, typedAhead));
  const [typed, setTyped] = useAtom(typedAtom);
  const answered = useAtomValue(answeredAtom);
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
  const commands = found.groups.map(([group, items]): SearchGroup<Row> => ({
    id: group,
    name: text(messages[group]),
    areNames: group === "apps",
    items: items.map((command): Row => ({
      ...command,
      ...(command.isCurrent === true && { mark: text(messages.current) }),
    })),
  }));
  const app = indexed.find(({ command }) => command.app !== undefined)?.command.name;
  /** What can be typed. */
  const examples = [
    ...(app === undefined
      ? []
      : [text(messages.exampleQuestion, { app }), text(messages.exampleSecrets, { app })]),
    text(messages.exampleSetting),
  ].map((example): Row => ({
    id: example,
    name: example,
    icon: Lightbulb,
    isExample: true,
    run: () => setTyped(example),
  }));
  const answer = answered && {
    id: "answer",
    name: text(messages.answer),
    items: [rowOf(text, answered)],
  };
  return (
    <SearchDialog
      title={text(messages.title)}
      searchLabel={text(messages.placeholder)}
      listLabel={text(messages.results)}
      value={typed}
      onChange={setTyped}
      status={
        typeof answered?.answer === "object"
          ? text(messages.answered, {
              question: answered.question.name,
              answer: answered.answer.spoken,
              count,
            })
          : count
      }
      isStatusVisible={total === 0 || shown < total}
      notes={all.flatMap(({ note }) => (note === undefined ? [] : [note]))}
      groups={
        total === 0
          ? [{ id: "examples", name: text(messages.examples), items: examples }]
          : [...(answer ? [answer] : []), ...commands]
      }
      onChoose={({ run }) => run({ set, go: onNavigate })}
      onClose={onClose}
    />
  );
}
