/** The list of people to invite: what was typed, its rows, and sending them. */
import { Cause, Option } from "effect";
import { useStore } from "jotai";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import type { Check } from "#schemas/checks.ts";
import { readPeople, type TypedPerson } from "#src/domain/admins/readPeople.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { readForm } from "#src/interaction/formValues.ts";
import { useKeptForm } from "#src/interaction/keptForms.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { refusalOf } from "#src/interaction/refusal.ts";
import { useIsFree } from "#src/interaction/uniqueness.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { emailUniqueness, inviteAtom, severalFormId } from "../invitations.ts";
import { messages } from "../messages.en.ts";

/** In the order in which they are counted. */
export const states = ["invited", "ready", "failed", "exists", "incomplete", "repeated", "sending"] as const;
export type RowState = (typeof states)[number];

/** A person, checked by the contract's schema, with the result of sending. */
export interface Row extends TypedPerson {
  readonly index: number;
  readonly state: RowState;
  readonly failed: ReadonlyMap<string, Check | undefined>;
  readonly invitation: AdminInvitation | undefined;
  readonly outcome: Outcome | undefined;
}

/** How many people can be invited at once. */
export const maxPeople = 200;

/** Equal for equal invitations. */
const requestOf = (invitation: AdminInvitation): string => JSON.stringify(invitation);

/** Who cannot be invited again is told so alone: names would not help. */
const rowsOf = (
  people: ReadonlyArray<TypedPerson>,
  outcomes: ReadonlyMap<string, Outcome>,
  taken: ReadonlyMap<string, boolean>,
): ReadonlyArray<Row> => {
  const addresses = new Set<string>();
  const toSend = new Set<string>();
  return people.slice(0, maxPeople).map((person, index) => {
    const { firstName, lastName, email } = person;
    const { payload: invitation, failed } = readForm(AdminInvitation, { firstName, lastName, email });
    const row = { ...person, index, invitation, failed, outcome: undefined };
    if (failed.has("email")) return { ...row, state: "incomplete" };
    const address = emailKey(email);
    // One that cannot be sent does not stand in the way of the same person further down.
    const isRepeated = (invitation ? toSend : addresses).has(address);
    addresses.add(address);
    if (isRepeated) return { ...row, failed: new Map(), state: "repeated" };
    if (taken.get(email) === true) return { ...row, failed: new Map(), state: "exists" };
    if (invitation === undefined) return { ...row, state: "incomplete" };
    toSend.add(address);
    const outcome = outcomes.get(requestOf(invitation));
    return { ...row, state: outcome?.state ?? "ready", outcome };
  });
};

export const isToSend = ({ state }: Row): boolean => state === "ready" || state === "failed";

/** Whether the person needs nothing more. */
const isDone = ({ state }: Row): boolean => state === "invited" || state === "exists";

type Outcome =
  | { readonly state: "sending" | "invited" | "exists" }
  | { readonly state: "failed"; readonly reason: Message; readonly field: string | undefined };

/** Failures that the next invitation would meet as well. */
const stops = new Set(["TooManyRequests", "Unauthorized", "Unavailable", "RequestError"]);

/** Lines below those that are there. */
const below = (lines: string, more: string): string =>
  [lines.trimEnd(), more].filter((part) => part !== "").join("\n");

export const useInvitationList = () => {
  const [typed, setTyped] = useState("");
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isSending, setSending] = useState(false);
  const [stop, setStop] = useState<Message>();
  const isStopped = useRef(false);
  const { get, set } = useStore();

  // Typing is shown before a long list is read again.
  const shown = useDeferredValue(typed);
  const people = useMemo(() => readPeople(shown), [shown]);
  const [taken, setTaken] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => rowsOf(people, outcomes, taken), [people, outcomes, taken]);
  // Of those who lack a name, one address after the other; the others are answered when they are sent.
  const unnamed = rows.find(
    ({ state, failed, email }) => state === "incomplete" && !failed.has("email") && !taken.has(email),
  );
  const isFree = useIsFree(emailUniqueness, unnamed?.email ?? "");
  if (unnamed && isFree !== undefined) setTaken(new Map(taken).set(unnamed.email, !isFree));

  // Leaving the page stops what was not sent yet.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const done = new Set(rows.filter(isDone).map(({ index }) => index));
  const rest = people.filter((_, index) => !done.has(index)).map(({ source }) => source);
  useUnsaved(rest.length > 0 || isSending, isSending ? messages.sendingLoss : forms.formLoss);
  const unsaved = rest.length === 0 ? undefined : rest.join("\n");
  const entered = useMemo(
    () => (unsaved === undefined ? undefined : new Map([["people", unsaved]])),
    [unsaved],
  );
  const kept = useKeptForm(severalFormId, entered);

  /** Sends one, which has a result of its own; returns what would stop all others as well. */
  const sendOne = async (invitation: AdminInvitation): Promise<Message | undefined> => {
    const note = (outcome: Outcome) =>
      setOutcomes((before) => new Map(before).set(requestOf(invitation), outcome));
    note({ state: "sending" });
    const exit = await set(inviteAtom, invitation);
    if (exit._tag === "Success") {
      note({ state: "invited" });
      return undefined;
    }
    const tag = Option.getOrUndefined(Cause.failureOption(exit.cause))?._tag ?? "";
    if (tag === "EmailTaken") {
      note({ state: "exists" });
      return undefined;
    }
    const { form, fields } = refusalOf(exit.cause, Object.keys(invitation), { EmailTaken: undefined }, {});
    const [field, problem] = Object.entries(fields)[0] ?? [];
    const reason = form ?? problem ?? common.serverFailed;
    note({ state: "failed", reason, field });
    return stops.has(tag) ? reason : undefined;
  };
  const send = async () => {
    isStopped.current = false;
    setStop(undefined);
    setSending(true);
    let ending: Message | undefined;
    for (const invitation of rows.filter(isToSend).flatMap(({ invitation }) => invitation ?? [])) {
      if (isStopped.current || ending) break;
      ending = get(offlineSinceAtom) === undefined ? await sendOne(invitation) : common.unreachable;
    }
    setStop(ending);
    setSending(false);
  };

  return {
    typed,
    setTyped,
    rows,
    total: people.length,
    isSending,
    stop,
    send: () => void send(),
    requestStop: () => {
      isStopped.current = true;
    },
    kept: kept && {
      restore: () => {
        setTyped((before) => below(kept.entered.get("people") ?? "", before));
        kept.discard();
      },
      discard: kept.discard,
    },
  };
};
