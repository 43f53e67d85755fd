/** The statistics without a browser: an address, a remembered choice, and a platform whose answers come from the test. */
import { DateTime, Effect, Layer } from "effect";
import type { Atom } from "jotai";
import { isoDay } from "#src/domain/calendarDay.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import type { StatisticsChoice } from "#src/features/metrics/question/address.ts";
import { followChoiceAtom, rememberedChoiceAtom } from "#src/features/metrics/question/choice.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { connectRouter, type Location } from "#src/runtime/locationAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { BrowserDatabase } from "#src/services/BrowserDatabase.ts";
import { type Download, Downloads } from "#src/services/Downloads.ts";
import { Today } from "#src/services/Today.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { platformClient } from "#test/support/platformClient.ts";
import { configWith, json } from "#test/support/smallServer.ts";

const english = await i18nIn("en");

type Metric = "session" | "topic" | "sociodemographic" | "engagement";

export interface Asked {
  readonly metric: Metric;
  readonly app: string;
  /** First and last day, in UTC. */
  readonly days: string;
}

export interface MetricCall extends Asked {
  readonly isAborted: () => boolean;
  readonly answer: (body: unknown, status?: number) => void;
}

export const sessionAnswer = (registered: number, active = 0) => ({
  totalRegisteredUsers: registered,
  totalActiveUsers: active,
  registeredUsers: [{ ageGroup: "twen", gender: "female", count: registered }],
  activeUsers: [{ ageGroup: "twen", gender: "female", count: active }],
});

export const answers: Readonly<Record<Metric, unknown>> = {
  session: sessionAnswer(100, 40),
  topic: { topics: [{ topic: "sleep", count: 7 }] },
  sociodemographic: {
    educationLevels: [{ educationLevel: "master", count: 3 }],
    workRoles: [],
    healthBehaviours: [],
    healthSupports: [],
    preferences: [],
    selfPerceivedHealths: [],
  },
  engagement: {},
};

/** A router with one entry: its location, and every requested navigation. */
const fakeRouter = (start: Location) => {
  const steps: Array<Location & { readonly isReplaced: boolean }> = [];
  let listener = (_: { readonly toLocation: Location }) => {};
  let here = start;
  const show = (location: Location) => {
    here = location;
    listener({ toLocation: here });
  };
  const router: Parameters<typeof connectRouter>[1] = {
    subscribe: (_event, onBeforeLoad) => {
      listener = onBeforeLoad;
    },
    navigate: ({ to, search, hash, replace }) => {
      const next = {
        pathname: to ?? here.pathname,
        search: { ...(search?.(here.search) ?? here.search) },
        hash: hash ?? here.hash,
      };
      steps.push({ ...next, isReplaced: replace === true });
      show(next);
    },
  };
  return { router, steps, show, here: () => here };
};

export interface WorldOptions {
  /** Nothing is compared unless it says so; undefined leaves a parameter out. */
  readonly search?: Location["search"];
  readonly hash?: string;
  readonly remembered?: StatisticsChoice;
  readonly apps?: ReadonlyArray<string>;
  readonly status?: "enabled" | "disabled";
  readonly minimumGroupSize?: number;
  /** Answers a call at once; undefined keeps it pending. */
  readonly answering?: ((call: Asked) => unknown) | undefined;
}

/** The id of an app of this name: lower case, with hyphens. */
const idOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "-");

/** Today is 30 March 2026, in UTC, until another day begins. */
export const metricsWorld = async ({
  search = {},
  hash = "",
  remembered,
  apps = ["Zen", "Apple", "Mint"],
  status = "enabled",
  minimumGroupSize,
  answering,
}: WorldOptions = {}) => {
  const clock = { day: "2026-03-30", wake: () => {} };
  const calls: Array<MetricCall> = [];
  const engagementCalls: Array<MetricCall> = [];
  const files: Array<Download> = [];
  let answerApps = () => {};
  const areAppsAnswered = new Promise<void>((resolve) => {
    answerApps = resolve;
  });

  const list = () =>
    json({
      content: apps.map((name) => ({
        id: idOf(name),
        name,
        status,
        creationDate: "2026-01-02T03:04:05.678Z",
      })),
      totalElements: apps.length,
    });
  const fetch = async ({ url, signal }: Request) => {
    const { pathname, searchParams } = new URL(url);
    const [, app = "", metric] = /apps\/([^/]+)\/metric\/user_(\w+)$/.exec(pathname) ?? [];
    if (metric === undefined) return areAppsAnswered.then(list);
    const dayOf = (name: string) => isoDay(DateTime.unsafeMake(searchParams.get(name) ?? ""));
    const asked = {
      metric: metric as Metric,
      app,
      days: `${dayOf("startDate")} to ${dayOf("endDate")}`,
    };
    return new Promise<Response>((resolve) => {
      (metric === "engagement" ? engagementCalls : calls).push({
        ...asked,
        isAborted: () => signal.aborted,
        answer: (body, status) => resolve(json(body, status)),
      });
      const body = answering?.(asked);
      if (body !== undefined) resolve(body instanceof Response ? body.clone() : json(body));
    });
  };

  const services = Layer.mergeAll(
    platformClient(fetch, "token"),
    Layer.succeed(AppConfig, {
      ...configWith(),
      ...(minimumGroupSize !== undefined && { minimumGroupSize }),
    }),
    Layer.succeed(BrowserDatabase, { use: () => Effect.never }),
    Layer.succeed(Downloads, { save: (file) => Effect.sync(() => void files.push(file)) }),
    Layer.succeed(Today, {
      current: (zone = DateTime.zoneUnsafeMakeNamed("UTC")) =>
        Effect.sync(() => ({ day: DateTime.unsafeMake(`${clock.day}T00:00:00Z`), zone })),
      untilChange: () =>
        Effect.async<void>((resume) => {
          clock.wake = () => resume(Effect.void);
        }),
    }),
  );
  const { store, failures } = await storeOver(services);
  if (remembered) store.set(rememberedChoiceAtom, remembered);
  store.set(i18nAtom, english);
  const { router, steps, show, here } = fakeRouter({
    pathname: statisticsPath,
    search: { compare: "none", ...search },
    hash,
  });
  connectRouter(store, router);
  show(here());
  // Every page of statistics mounts this.
  const leave = store.sub(followChoiceAtom, () => {});

  return {
    store,
    /** Every reported failure. */
    failures,
    /** Every call so far of a metric that is shown. */
    calls,
    /** Every call so far of the metric that is not shown. */
    engagementCalls,
    /** Every saved file. */
    files,
    /** Every navigation so far. */
    steps,
    here,
    show,
    beginDay: (day: string) => {
      clock.day = day;
      clock.wake();
    },
    /** Unmounts the page. */
    leave,
    kept: () => store.get(rememberedChoiceAtom),
    /** Answers the list of apps, which waits for it. */
    answerApps,
    /** The latest call of a metric. */
    latest: (metric: Metric) => calls.findLast((call) => call.metric === metric),
    /** Watches an atom as a page does. */
    mount: (atom: Atom<unknown>) => void store.sub(atom, () => {}),
  };
};
