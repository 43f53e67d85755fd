/**
 * The apps whose secrets need attention. Secrets are requested when the page is idle, only for apps in view, two apps at
 * a time, and kept while the page is loaded. A failure shows nothing; after two failures nothing more is requested.
 */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { type Attention, attentionOf, isSameAttention } from "#src/domain/client-secrets/attention.ts";
import { nowAtom } from "#src/runtime/now.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";

const maxRunning = 2;
const maxFailures = 2;

type Answer = ReadonlyArray<ClientSecret> | "failed" | "running";
const answersAtom = atom<ReadonlyMap<AppId, Answer>>(new Map<AppId, Answer>());
/** Of one store. It changes in place, since nothing follows it. */
const inViewAtom = atom(() => new Set<AppId>());

const keepAtom = atom(null, (get, set, appId: AppId, answer: Answer) =>
  set(answersAtom, new Map(get(answersAtom)).set(appId, answer)),
);

const askNextAtom = atom(null, async (get, set): Promise<void> => {
  const next = () => {
    const answers = get(answersAtom);
    const count = (state: Answer) => [...answers.values()].filter((answer) => answer === state).length;
    if (count("running") >= maxRunning || count("failed") >= maxFailures) return undefined;
    return [...get(inViewAtom)].find((appId) => !answers.has(appId));
  };
  for (let appId = next(); appId !== undefined; appId = next()) {
    const id = appId;
    set(keepAtom, id, "running");
    // This code is not part of the page; it is loaded for the first request.
    const load = Effect.tryPromise(() => import("../clientSecrets.ts"));
    const secrets = Effect.flatMap(load, ({ secretsOf }) => secretsOf(id));
    const exit = await runEffect(get, Effect.exit(secrets));
    set(keepAtom, id, Exit.isSuccess(exit) ? exit.value.secrets : "failed");
  }
});

/** Notes that an app has entered or left the view. */
export const seeAtom = atom(null, (get, set, appId: AppId, isInView: boolean) => {
  const inView = get(inViewAtom);
  if (isInView) inView.add(appId);
  else inView.delete(appId);
  if (isInView) whenDrawn(() => void set(askNextAtom));
});

/** Drops an app's secrets, so that they are requested again after a visit to its page, where they may change. */
export const forgetAtom = atom(null, (get, set, appId: AppId) => {
  const answers = new Map(get(answersAtom));
  answers.delete(appId);
  set(answersAtom, answers);
});

type AttentionByApp = ReadonlyMap<AppId, Attention>;

const foundAtom = atom((get): AttentionByApp => {
  const now = get(nowAtom);
  return new Map(
    [...get(answersAtom)].flatMap(([appId, answer]) => {
      const attention = typeof answer === "string" ? undefined : attentionOf(answer, now);
      return attention ? [[appId, attention] as const] : [];
    }),
  );
});

const isSame = (before: AttentionByApp, after: AttentionByApp) =>
  before.size === after.size &&
  [...before].every(([appId, attention]) => {
    const next = after.get(appId);
    return next !== undefined && isSameAttention(attention, next);
  });

/** Apps that need attention, and why. Most answers change nothing. */
export const attentionAtom = selectAtom(foundAtom, (found) => found, isSame);

/** Why an app needs attention. An answer about one app must not render the rows of the others again. */
export const attentionAtomOf = (appId: AppId) =>
  selectAtom(
    attentionAtom,
    (found) => found.get(appId),
    (before, after) => before === after || (before && after ? isSameAttention(before, after) : false),
  );

/** The apps that need attention; undefined if there are none. */
export const appsWithAttentionAtom = atom((get): ReadonlySet<string> | undefined => {
  const found = get(attentionAtom);
  return found.size > 0 ? new Set(found.keys()) : undefined;
});
