/** Every call of the contract with its last answer, for the page for developers. */
import { Api } from "#schemas/Api.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { CallRecord } from "#src/services/callRecords.ts";
import type { LeniencyKind } from "#src/services/leniencies.ts";
import { messages } from "./messages.en.ts";

// Not by HttpApi.reflect: every page would load it, with the module that contains it.
const names = Object.values(Api.groups).flatMap(({ endpoints }) =>
  Object.values(
    endpoints as Readonly<Record<string, { readonly method: string; readonly path: string }>>,
  ).map(({ method, path }) => `${method} ${path}`),
);

export interface ContractCall {
  readonly name: string;
  readonly record: CallRecord | undefined;
}

/** In the contract's order. */
export const contractCalls = (records: ReadonlyMap<string, CallRecord>): ReadonlyArray<ContractCall> =>
  names.map((name) => ({ name, record: records.get(name) }));

export const leniencyWords = {
  bareArray: messages.bareArray,
  noJson: messages.noJson,
  noTag: messages.noTag,
  null: messages.nullRead,
  number: messages.numberRead,
  otherCase: messages.otherCase,
  otherForm: messages.otherForm,
  otherStatus: messages.otherStatus,
  otherType: messages.otherType,
  supplied: messages.supplied,
  unknown: messages.unknownMember,
} as const satisfies Record<LeniencyKind, Message>;
