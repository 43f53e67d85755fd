/** Requests the secrets of an app, and says what they ask for. Loaded for the first request. */
import { type DateTime, Effect, Equal } from "effect";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { App, AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { type Attention, attentionOf, secretsToCheck } from "#src/domain/client-secrets/attention.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { secretsOf } from "../clientSecrets.ts";
import { rotationsAtom } from "../rotations.ts";
import type { SecretsAnswer } from "./attention.ts";
import { messages } from "./messages.en.ts";

const replacedAtom = atom((get) => new Set(get(rotationsAtom).map(({ old }) => old)));

const isSameList = <Entry>(before: ReadonlyArray<Entry>, after: ReadonlyArray<Entry>) =>
  before.length === after.length && before.every((entry, index) => entry === after[index]);

export const answerOf = (appId: AppId) =>
  Effect.map(secretsOf(appId), ({ secrets }): SecretsAnswer => {
    const currentAtom = atom((get) => attentionOf(secrets, get(nowAtom), get(replacedAtom)));
    const listedAtom = atom((get) => secretsToCheck(secrets, get(nowAtom), get(replacedAtom)));
    return {
      secrets,
      attentionAtom: selectAtom(currentAtom, (current) => current, Equal.equals),
      toCheckAtom: selectAtom(listedAtom, (listed) => listed, isSameList),
    };
  });

/** With its year unless it is in this one. */
export const nearDay = ({ date }: I18n, at: DateTime.Utc, now: DateTime.DateTime): Text =>
  date(at.epochMillis, date(at.epochMillis, "year") === date(now.epochMillis, "year") ? "shortDay" : "day");

export const attentionText = (
  i18n: I18n,
  { state, at, due }: Pick<Attention, "state" | "at" | "due">,
  now: DateTime.DateTime,
): Text => {
  const { text } = i18n;
  if (state === "none") return text(messages.none);
  if (state === "valid" || at === undefined) return text(messages.valid);
  const day = nearDay(i18n, at, now);
  return state === "expired"
    ? text(messages.expiredOn, { day })
    : text(messages.expiresOn, { day, count: due });
};

/** What the list of secrets is called, and contains. Only what is known of all active apps says that there are none. */
export const listWords = (
  { text }: Pick<I18n, "text">,
  apps: ReadonlyArray<App>,
  toCheck: ReadonlyMap<AppId, ReadonlyArray<ClientSecret>>,
) => {
  const active = apps.filter(({ status }) => status === "enabled");
  const listed = active.flatMap(({ id }) => toCheck.get(id) ?? []);
  const known = active.filter(({ id }) => toCheck.has(id)).length;
  const isWhole = known === active.length;
  return {
    title: text(isWhole && listed.length === 0 ? messages.nothingToCheck : messages.listTitle),
    content: text(messages.listed, { known, count: active.length }),
    isWhole,
  };
};
