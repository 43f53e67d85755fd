/** The state of each row of the list: what was sent comes first, then what is wrong, then the advice of the platform. */
import type { CheckedPerson } from "./checkPeople.ts";
import type { Outcome } from "./sending.ts";

/** In the order in which they are counted. */
export const states = ["invited", "ready", "failed", "exists", "incomplete", "repeated", "sending"] as const;
export type RowState = (typeof states)[number];

export interface Row extends CheckedPerson {
  readonly state: RowState;
  readonly outcome: Outcome | undefined;
}

export const rowOf = (
  person: CheckedPerson,
  outcome: Outcome | undefined,
  isTaken: (email: string) => boolean,
): Row => {
  const { invitation, isRepeated } = person;
  const own = isRepeated ? undefined : outcome;
  const unsentState = (): RowState => {
    if (invitation === undefined) return "incomplete";
    if (isRepeated) return "repeated";
    return isTaken(invitation.email) ? "exists" : "ready";
  };
  return { ...person, state: own?.state ?? unsentState(), outcome: own };
};

/** What can still be sent: all that is right and has neither been invited nor refused for good. */
export const isUnsent = ({ invitation, isRepeated, outcome }: Row): boolean =>
  invitation !== undefined && !isRepeated && (outcome === undefined || outcome.state === "failed");

/** What the button sends: an address that seems to exist only when nothing else is left, since the check may be wrong. */
export const toSend = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const unsent = rows.filter(isUnsent);
  const likely = unsent.filter(({ state }) => state !== "exists");
  return likely.length > 0 ? likely : unsent;
};
