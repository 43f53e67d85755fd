/** The rows of the list: each person checked by the contract's schema, and the result of sending. */
import { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import type { Check } from "#schemas/checks.ts";
import type { TypedPerson } from "#src/domain/admins/readPeople.ts";
import { readForm } from "#src/interaction/formValues.ts";
import type { Outcome } from "./sending.ts";

/** In the order in which they are counted. */
export const states = ["invited", "ready", "failed", "exists", "incomplete", "repeated", "sending"] as const;
export type RowState = (typeof states)[number];

export interface Row extends TypedPerson {
  readonly index: number;
  readonly state: RowState;
  /** Invalid fields, with the check that each fails. */
  readonly failed: ReadonlyMap<string, Check | undefined>;
  /** Undefined while a field is invalid. */
  readonly invitation: AdminInvitation | undefined;
  readonly outcome: Outcome | undefined;
}

/** How many people can be invited at once. */
export const maxPeople = 200;

/** Equal for equal invitations. */
export const requestOf = (invitation: AdminInvitation): string => JSON.stringify(invitation);

export const rowsOf = (
  people: ReadonlyArray<TypedPerson>,
  outcomes: ReadonlyMap<string, Outcome>,
): ReadonlyArray<Row> => {
  const addresses = new Set<string>();
  return people.slice(0, maxPeople).map((person, index) => {
    const { firstName, lastName, email } = person;
    const { payload: invitation, failed } = readForm(AdminInvitation, { firstName, lastName, email });
    const row = { ...person, index, invitation, failed, outcome: undefined };
    // One that cannot be sent does not stand in the way of the same person further down.
    if (invitation === undefined) return { ...row, state: "incomplete" };
    const address = emailKey(email);
    if (addresses.has(address)) return { ...row, state: "repeated" };
    addresses.add(address);
    const outcome = outcomes.get(requestOf(invitation));
    return { ...row, state: outcome?.state ?? "ready", outcome };
  });
};

export const isToSend = ({ state }: Row): boolean => state === "ready" || state === "failed";

/** Whether the person needs nothing more. */
export const isDone = ({ state }: Row): boolean => state === "invited" || state === "exists";
