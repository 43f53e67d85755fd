/** The result of a row: its state, and what is wrong with it in the words of the form for one person. */
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { problemOf } from "#src/interaction/problems.ts";
import { StatusChip, type StatusChipProps } from "#src/ui/StatusChip.tsx";
import { messages as admins } from "../messages.en.ts";
import * as css from "./CheckedList.css.ts";
import { messages } from "./messages.en.ts";
import type { Row, RowState } from "./rowStates.ts";

const chips = {
  ready: "neutral",
  incomplete: "critical",
  repeated: "caution",
  exists: "caution",
  sending: "neutral",
  invited: "positive",
  failed: "critical",
} as const satisfies Record<RowState, StatusChipProps["state"]>;

const fieldNames = { firstName: admins.firstName, lastName: admins.lastName, email: admins.email };

export function RowResult({ row }: { row: Row }) {
  const text = useText();
  const { state, outcome, failed } = row;
  const atField = (field: string | undefined, problem: Text): Text =>
    field !== undefined && field in fieldNames
      ? text(messages.problem, { field: text(fieldNames[field as keyof typeof fieldNames]), problem })
      : problem;
  const notes = [
    ...(state === "incomplete"
      ? [...failed].map(([field, check]) => atField(field, problemOf(check)(text)))
      : []),
    ...(state === "repeated" ? [text(messages.repeatedText)] : []),
    ...(outcome?.state === "failed" ? [atField(outcome.field, text(outcome.reason))] : []),
  ];
  return (
    <span className={css.result}>
      <StatusChip state={chips[state]}>{text(messages[state])}</StatusChip>
      {notes.map((note) => (
        <span className={css.note} key={note}>
          {note}
        </span>
      ))}
    </span>
  );
}
