/** The list of people to invite: what was typed, its rows, and sending them. */
import { useSetAtom } from "jotai";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { readPeople } from "#src/domain/admins/readPeople.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { useKeptForm } from "#src/interaction/keptForms.ts";
import { severalFormId } from "../invitations.ts";
import { messages } from "./messages.en.ts";
import { isDone, isToSend, requestOf, rowsOf } from "./rows.ts";
import { type Outcome, sendAtom } from "./sending.ts";

/** Lines below those that are there. */
const below = (lines: string, more: string): string =>
  [lines.trimEnd(), more].filter((part) => part !== "").join("\n");

export const useInvitationList = () => {
  const [typed, setTyped] = useState("");
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isSending, setSending] = useState(false);
  const [stop, setStop] = useState<Message>();
  // Retries of an invitation have its key, so that the platform carries it out once.
  const keys = useRef(new Map<string, string>());
  const isStopped = useRef(false);
  const sendAll = useSetAtom(sendAtom);

  // Typing is shown before a long list is read again.
  const shown = useDeferredValue(typed);
  const people = useMemo(() => readPeople(shown), [shown]);
  const rows = useMemo(() => rowsOf(people, outcomes), [people, outcomes]);

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

  const keyOf = (invitation: AdminInvitation): string => {
    const key = keys.current.get(requestOf(invitation)) ?? crypto.randomUUID();
    keys.current.set(requestOf(invitation), key);
    return key;
  };

  const send = async () => {
    isStopped.current = false;
    setStop(undefined);
    setSending(true);
    const ending = await sendAll({
      invitations: rows.filter(isToSend).flatMap(({ invitation }) => invitation ?? []),
      keyOf,
      isStopped: () => isStopped.current,
      onOutcome: (invitation, outcome) =>
        setOutcomes((before) => new Map(before).set(requestOf(invitation), outcome)),
    });
    setStop(ending);
    setSending(false);
  };

  return {
    typed,
    setTyped,
    append: (lines: string) => setTyped((before) => below(before, lines)),
    rows,
    total: people.length,
    isSending,
    /** Why sending has ended early. */
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
