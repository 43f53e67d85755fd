/** The list of people to invite: what was typed, its rows, and sending them. */
import { useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { readPeople } from "#src/domain/admins/readPeople.ts";
import { withoutPeople } from "#src/domain/admins/withoutPeople.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { useKeptForm } from "#src/interaction/useKeptForm.ts";
import { checkPeople, maxPeople } from "./checkPeople.ts";
import { emailChecks } from "./emailChecks.ts";
import { severalFormId } from "../invitations.ts";
import { messages } from "./messages.en.ts";
import { isUnsent, type Row, rowOf, toSend } from "./rowStates.ts";
import { type Outcome, sendAtom } from "./sending.ts";

/** A run of sending. */
interface Run {
  readonly total: number;
  readonly done: number;
  readonly isStopping: boolean;
}

const requestOf = (invitation: AdminInvitation): string => JSON.stringify(invitation);

export const useInvitationList = () => {
  const [typed, setTyped] = useState("");
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [run, setRun] = useState<Run>();
  const [stop, setStop] = useState<Message>();
  // Retries of an invitation have its key, so that the platform carries it out once.
  const keys = useRef(new Map<string, string>());
  const isStopped = useRef(false);
  const sendAll = useSetAtom(sendAtom);
  const answers = useAtomValue(emailChecks.answersAtom);
  const check = useSetAtom(emailChecks.listAtom);
  const forget = useSetAtom(emailChecks.forgetAtom);

  // Typing is shown before a long list is read again.
  const shown = useDeferredValue(typed);
  const people = useMemo(() => readPeople(shown), [shown]);
  const checked = useMemo(() => checkPeople(people), [people]);
  const rows = checked.map((person) =>
    rowOf(person, outcomes.get(person.request), (email) => answers.get(email)?.isFree === false),
  );
  const isSending = run !== undefined;

  const addresses = isSending
    ? ""
    : rows.flatMap((row) => (isUnsent(row) ? [row.invitation?.email ?? ""] : [])).join("\n");
  useEffect(() => check(addresses === "" ? [] : addresses.split("\n")), [addresses, check]);
  // Leaving the page stops what was not sent yet.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
      check([]);
    };
  }, [check]);

  const ended = rows.filter(({ outcome }) => outcome?.state === "invited" || outcome?.state === "exists");
  const isUnsaved = rows.length > ended.length || people.length > maxPeople;
  useUnsaved(isUnsaved || isSending, isSending ? messages.sendingLoss : forms.formLoss);
  const rest = isUnsaved ? withoutPeople(shown, ended) : undefined;
  const entered = useMemo(() => (rest === undefined ? undefined : new Map([["people", rest]])), [rest]);
  const kept = useKeptForm(severalFormId, entered);

  const keyOf = (invitation: AdminInvitation): string => {
    const request = requestOf(invitation);
    const key = keys.current.get(request) ?? crypto.randomUUID();
    keys.current.set(request, key);
    return key;
  };

  const send = async () => {
    const invitations = toSend(rows).flatMap(({ invitation }) => invitation ?? []);
    isStopped.current = false;
    setStop(undefined);
    setRun({ total: invitations.length, done: 0, isStopping: false });
    const ending = await sendAll({
      invitations,
      keyOf,
      isStopped: () => isStopped.current,
      onOutcome: (invitation, outcome) => {
        const request = requestOf(invitation);
        setOutcomes((before) => {
          const next = new Map(before);
          next.delete(request);
          return outcome ? next.set(request, outcome) : next;
        });
        if (outcome?.state === "invited" || outcome?.state === "exists") {
          // The same invitation again would be a new one, and its address is no longer free.
          keys.current.delete(request);
          forget(invitation.email);
        }
        if (outcome && outcome.state !== "sending")
          setRun((current) => current && { ...current, done: current.done + 1 });
      },
    });
    setStop(ending);
    setRun(undefined);
  };

  return {
    typed,
    setTyped,
    /** Adds lines below what was typed. */
    append: (lines: string) =>
      setTyped((before) => (before.trim() === "" ? lines : `${before.replace(/\n*$/u, "\n")}${lines}`)),
    rows,
    /** How many more people there are than can be invited at once. */
    excess: Math.max(0, people.length - maxPeople),
    total: people.length,
    run,
    /** Why sending has ended early. */
    stop,
    send: () => void send(),
    requestStop: () => {
      isStopped.current = true;
      setRun((current) => current && { ...current, isStopping: true });
    },
    remove: (row: Row) => setTyped((before) => (before === shown ? withoutPeople(before, [row]) : before)),
    clear: () => {
      setTyped("");
      setOutcomes(new Map());
      setStop(undefined);
    },
    kept: kept && {
      restore: () => {
        setTyped((before) => `${kept.entered.get("people") ?? ""}${before === "" ? "" : "\n"}${before}`);
        kept.discard();
      },
      discard: kept.discard,
    },
  };
};

export type InvitationList = ReturnType<typeof useInvitationList>;
