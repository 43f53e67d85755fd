/** Checks each person of a list by the contract's schema, and finds addresses that are further up already. */
import { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import type { Check } from "#schemas/checks.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import type { TypedPerson } from "#src/domain/admins/readPeople.ts";
import { readForm } from "#src/interaction/formValues.ts";

export interface CheckedPerson extends TypedPerson {
  /** The place in the list, from 0. */
  readonly index: number;
  /** Invalid fields, with the check that each fails. */
  readonly failed: ReadonlyMap<string, Check | undefined>;
  /** Undefined while a field is invalid. */
  readonly invitation: AdminInvitation | undefined;
  /** Equal for equal invitations. */
  readonly request: string;
  readonly isRepeated: boolean;
}

/** How many people can be invited at once. */
export const maxPeople = 200;

export const checkPeople = (people: ReadonlyArray<TypedPerson>): ReadonlyArray<CheckedPerson> => {
  const addresses = new Set<string>();
  return people.slice(0, maxPeople).map((person, index) => {
    const { firstName, lastName, email } = person;
    const { payload, failed } = readForm(AdminInvitation, { firstName, lastName, email });
    const address = emailKey(email);
    const isRepeated = payload !== undefined && addresses.has(address);
    // One that cannot be sent does not stand in the way of the same person further down.
    if (payload) addresses.add(address);
    return { ...person, index, failed, invitation: payload, request: JSON.stringify(payload), isRepeated };
  });
};
