/**
 * The one platform of all screens, on 31 March 2026, half past nine in Auckland, where it is still the 30th in UTC: its apps,
 * their secrets, and their users on any days. A state of a screen replaces some of its answers.
 */
import * as vocabularies from "#schemas/metrics/vocabularies.ts";
import { type Answers, config, json } from "#test/support/smallServer.ts";

export const zone = "Pacific/Auckland";
export const now = Date.parse("2026-03-30T20:30:00Z");

const day = 86_400_000;
const inDays = (days: number) => new Date(now + days * day).toISOString();

export const app = (name: string, status = "enabled", fields: object = {}) => ({
  id: `app_${name.toLowerCase().replaceAll(" ", "_")}`,
  name,
  status,
  creationDate: "2025-01-02T12:00:00.000Z",
  ...fields,
});
export const apps = [app("Anchor"), app("Balance"), app("Calm"), app("Drift", "disabled")];

/** It expires in so many days, or never, and is so many days old. */
export const secret = (alias: string, days?: number, age = 400) => ({
  id: `sec_${alias}`,
  appId: "any",
  alias,
  creationDate: inDays(-age),
  ...(days !== undefined && { expirationDate: inDays(days) }),
});
/** One of each kind, by when it ends. */
export const manySecrets = [
  secret("old", -40, 400),
  secret("gone", -1, 5),
  secret("soon", 14, 30),
  secret("later", 15, 20),
  secret("far", 300, 15),
  secret("endless", undefined, 10),
];
const secrets: Readonly<Record<string, ReadonlyArray<object>>> = {
  app_anchor: [secret("a", 300), secret("b", -40)],
  app_balance: [secret("c", 3), secret("d", 9)],
  app_calm: [secret("e", -3)],
  app_drift: [secret("f", 2)],
};

/** How much faster an app grows than Anchor, and the last day with an active user. */
const lives: Readonly<Record<string, readonly [growth: number, lastActive: string]>> = {
  app_balance: [0.5, "2026-02-20"],
  app_calm: [-0.2, "2026-12-31"],
  app_drift: [0, "2026-01-01"],
};

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(instant);

/** The days of a question, and how many passed since the first user. */
const daysOf = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const at = (name: string) => Date.parse(searchParams.get(name) ?? "");
  const end = Math.min(at("endDate"), now);
  const since = (end - Date.parse("2025-01-02T12:00:00Z")) / day;
  return {
    first: dayOf(at("startDate")),
    last: dayOf(at("endDate")),
    days: (end - at("startDate")) / day,
    since,
  };
};
export type Asked = ReturnType<typeof daysOf>;

const byAgeAndGender = (countOf: (age: number, gender: number) => number) =>
  vocabularies.ageGroups.flatMap((ageGroup, age) =>
    vocabularies.genders.map((gender, index) => ({
      ageGroup,
      gender,
      count: Math.floor(countOf(age, index)),
    })),
  );
const sum = (counts: ReadonlyArray<{ readonly count: number }>) =>
  counts.reduce((total, { count }) => total + count, 0);

/** Its sums are right. */
export const session = (
  registered: (age: number, gender: number) => number,
  active: (age: number, gender: number) => number,
) => {
  const registeredUsers = byAgeAndGender(registered);
  const activeUsers = byAgeAndGender(active);
  return {
    totalRegisteredUsers: sum(registeredUsers),
    totalActiveUsers: sum(activeUsers),
    registeredUsers,
    activeUsers,
  };
};

export const sessionOf = (id: string, { first, last, days, since }: Asked) => {
  const [growth, lastActive] = lives[id] ?? [1, "2026-12-31"];
  const registered = (age: number, gender: number) =>
    60 + (growth < 0 ? 0 : growth) * (since / 40) * (1 + age) + 3 * gender;
  const month = Number(last.slice(5, 7));
  const share = Math.min(0.5, 0.02 + days / 400) * (growth < 0 ? 1 / month : 1);
  return session(registered, (age, gender) =>
    first > lastActive ? 0 : registered(age, gender) * share * (1 + ((age + gender + month) % 3) / 4),
  );
};

/** The shares of February and March are equal, and differ from those before. */
const stepOf = (last: string) => (last < "2026-02" ? 1 : 2);

/** Counts from `most` down, in an order that is not the contract's. `step` changes the shares. */
const counted = (field: string, codes: ReadonlyArray<string>, most: number, step: number) =>
  codes.map((code, index) => ({ [field]: code, count: most - step * index })).toReversed();
export const sociodemographicOf = ({ last }: Asked) => {
  const step = stepOf(last);
  return {
    educationLevels: counted("educationLevel", vocabularies.educationLevels, 240, step),
    workRoles: counted("work", vocabularies.workRoles, 220, step * 2),
    healthBehaviours: counted("healthBehaviour", vocabularies.healthBehaviours, 230, step * 3),
    healthSupports: counted("healthSupport", vocabularies.healthSupports, 240, step),
    preferences: counted("preference", vocabularies.preferences, 250, step * 8),
    selfPerceivedHealths: counted("selfPerceivedHealth", vocabularies.healthRatings, 260, step * 5),
  };
};
export const topicsOf = (asked: Asked) => ({
  topics: counted("topic", vocabularies.topics, 60, stepOf(asked.last) * 3),
});

/** Metrics by name, as this platform answers them. */
export const metrics = {
  session: sessionOf,
  topic: (_id: string, asked: Asked) => topicsOf(asked),
  sociodemographic: (_id: string, asked: Asked) => sociodemographicOf(asked),
  engagement: (_id: string, _asked: Asked): unknown => ({}),
};
export type Metric = keyof typeof metrics;

/** It is never answered, and nobody waits for it. */
export const never = new Promise<Response>(() => {});
export const refuse = () => json({}, 503);

export interface World {
  readonly config?: object;
  readonly apps?: ReadonlyArray<object>;
  /** By app. */
  readonly secrets?: Readonly<Record<string, ReadonlyArray<object>>>;
  /** What it stores of a new app or secret otherwise than it was sent. */
  readonly created?: object;
  readonly person?: object;
  /** Undefined is never answered. */
  readonly metrics?: { readonly [_ in Metric]?: (id: string, asked: Asked) => unknown };
  /** Instead of all others. */
  readonly answers?: Answers;
}

const noContent = () => new Response(null, { status: 204 });

export const answersOf = (world: World = {}): Answers => {
  let list = world.apps ?? apps;
  const kept: Record<string, ReadonlyArray<object>> = { ...secrets, ...world.secrets };
  const createApp = async (request: Request) => {
    const { name } = (await request.json()) as { readonly name: string };
    const created = { ...app(name), ...world.created };
    list = [...list, created];
    return json(created, 201);
  };
  const createSecret = async (id: string, request: Request) => {
    const sent = (await request.json()) as { readonly alias: string };
    const created = { ...secret(sent.alias, undefined, 0), ...sent, appId: id, ...world.created };
    kept[id] = [...(kept[id] ?? []), created];
    return json({ ...created, token: "wbk_1" }, 201);
  };
  const ofApps: Answers[string] = (request) => {
    const [id = "", what, of] = new URL(request.url).pathname.split("/").slice(4).map(decodeURIComponent);
    if (what === "metric") {
      const metric = of?.replace("user_", "") as Metric;
      const body = { ...metrics, ...world.metrics }[metric](id, daysOf(request));
      if (body === undefined) return never;
      return body instanceof Response ? body : json(body);
    }
    if (what === "tokens" && request.method === "POST") return createSecret(id, request);
    if (what === "tokens" && of !== undefined) {
      kept[id] = (kept[id] ?? []).filter((each) => !("id" in each) || each.id !== of);
      return noContent();
    }
    if (what === "tokens") return json({ content: (kept[id] ?? []).map((each) => ({ ...each, appId: id })) });
    const found = list.find((each) => "id" in each && String(each.id) === id);
    return found ? json(found) : json({}, 404);
  };
  return {
    ...world.answers,
    "/config.json": () => json({ ...config, ...world.config }),
    "/api/v1/users/me": () =>
      json({
        id: "adm_ada",
        firstName: "Ada",
        lastName: "Winter",
        email: "ada@example.org",
        language: "en",
        ...world.person,
      }),
    "/api/v1/users/is_email_unique": ({ url }) => json(!url.includes("taken")),
    "/api/v1/users/invite": async (request) =>
      (await request.text()).includes("taken@")
        ? json({ _tag: "EmailTaken", status: 409 }, 409)
        : new Response(null, { status: 201 }),
    "/api/v1/styles": () => json({ content: [] }),
    "/api/v1/apps/is_app_name_unique": () => json(true),
    "/api/v1/apps": (request) =>
      request.method === "POST" ? createApp(request) : json({ content: list, totalElements: list.length }),
    "/api/v1/apps/": ofApps,
    ...world.answers,
  };
};
