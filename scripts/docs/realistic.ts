/** Values that differ, for fields whose examples in the schemas are not enough. */
import { Effect, Random as EffectRandom } from "effect";

type Json = Readonly<Record<string, unknown>>;

/** A whole number from `min` to `max`, at most 2^32 apart. */
export type Random = (min: number, max: number) => number;

/** The source of the values of one run. */
export interface Source {
  readonly random: Random;
  /** Names and addresses that were used: platforms require unique ones. */
  readonly taken: Set<string>;
}

/** A text that was not used, with a number if no other is found. */
const free = ({ random, taken }: Source, make: () => string): string => {
  let text = make();
  for (let tries = 1; tries < 200 && taken.has(text); tries += 1)
    text = tries < 20 ? make() : `${make()} ${random(2, 999)}`;
  taken.add(text);
  return text;
};

/** The same numbers for the same seed, on every machine. */
export const randomFrom = (seed: number): Random => {
  const random = EffectRandom.make(seed);
  return (min, max) => Effect.runSync(random.nextIntBetween(min, max + 1));
};

const oneOf = <A>(random: Random, values: ReadonlyArray<A>): A => values[random(0, values.length - 1)] as A;

const words = (text: string) => text.split("|");
const firstNames = words("Ada|Grace|Jonas|Mira|Tomás|Zoë|Łukasz|Ngọc|Anne-Marie|Olumide|Søren|Aylin");
const lastNames = words(
  "Winter|Sommer|O’Brien|Müller|García|Nguyễn|Kowalski|van den Berg|Özdemir|Okafor|Sørensen|Rossi",
);
const appFirst = words("Vital|Calm|Daily|Green|Active|Mindful|Strong|Bright|Fresh|Well");
const appSecond = words("Steps|Mind|Balance|Table|Commute|Breath|Back|Sleep|Kitchen|Work");
const themes = words("Calm sea|Forest|Sunrise|Night shift|Alpine air|Meadow|Clay|Frühling|Citrus|Harbour");
const aliases = words("ci|production|staging|android|ios|backup|load-test|partner");
/** Dark enough for white text, and light enough for black text. */
const dark = words("#0F766E|#1D4ED8|#7C2D12|#6D28D9|#9D174D|#166534");
const light = words("#5EEAD4|#93C5FD|#FDBA74|#C4B5FD|#F9A8D4|#86EFAC");

const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const code = (random: Random, length: number): string =>
  Array.from({ length }, () => letters[random(0, letters.length - 1)]).join("");

const day = 86_400_000;
/** A fixed time, so that the same seed gives the same data on every day. */
const lastCreation = Date.UTC(2026, 5, 30);
const instant = (time: number): string => new Date(time).toISOString();

const asciiOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll(/[^a-z]+/g, "");

const person = (random: Random) => {
  const [firstName, lastName] = [oneOf(random, firstNames), oneOf(random, lastNames)];
  return {
    firstName,
    lastName,
    email: `${asciiOf(firstName)}.${asciiOf(lastName)}${random(1, 999)}@example.org`,
  };
};

const nameOf = (entity: string, random: Random): string =>
  entity.includes("Theme") ? oneOf(random, themes) : `${oneOf(random, appFirst)} ${oneOf(random, appSecond)}`;

const sum = (groups: unknown): number =>
  (groups as ReadonlyArray<{ readonly count: number }>).reduce((total, { count }) => total + count, 0);

/** Active users are a part of the registered ones, and totals are the sums of their groups. */
const sessionFields = ({ registeredUsers }: Json, random: Random): Json => {
  const activeUsers = (registeredUsers as ReadonlyArray<{ readonly count: number }>).map((group) => ({
    ...group,
    count: random(0, group.count),
  }));
  return {
    totalRegisteredUsers: sum(registeredUsers),
    totalActiveUsers: sum(activeUsers),
    registeredUsers,
    activeUsers,
  };
};

/** Values for the fields of an entity; those that `fields` lacks are left out. */
const valuesFor = (entity: string, fields: Json, source: Source): Json => {
  const { random } = source;
  if (entity === "UserSessionMetric") return sessionFields(fields, random);
  const created = lastCreation - random(0, 900) * day - random(0, day);
  const expiry =
    "creationDate" in fields
      ? created + oneOf(random, [30, 90, 180, 365]) * day
      : Date.UTC(2028, random(0, 23), 28);
  const content = Array.isArray(fields["content"]) ? fields["content"] : [];
  const issue = oneOf<Json>(random, [
    { path: "name", message: "must not be empty" },
    { path: "alias", message: "must have at most 64 characters" },
    { path: "email", message: "must be an email address" },
  ]);
  return {
    id: String(fields["id"]).replace(/[^_]+$/, code(random, 8)),
    appId: `app_${code(random, 8)}`,
    name: "name" in fields ? free(source, () => nameOf(entity, random)) : undefined,
    alias: `${oneOf(random, aliases)}-${random(1, 99)}`,
    ...person(random),
    ...issue,
    creationDate: instant(created),
    expirationDate: instant(expiry),
    token: `wbk_${code(random, 32)}`,
    primary: oneOf(random, entity === "ThemeColours" ? dark : light),
    accent: oneOf(random, dark),
    illustration: oneOf(random, light),
    illustrationOutline: oneOf(random, dark),
    count: random(1, 400),
    page: 0,
    size: Math.max(20, content.length),
    totalElements: content.length,
    totalPages: 1,
  };
};

/** Dark mode swaps light and dark colours. */
const inDarkMode = (colours: unknown, random: Random): Json => ({
  ...(colours as Json),
  primary: oneOf(random, light),
  onPrimary: "#0B1220",
  accent: oneOf(random, light),
  onAccent: "#0B1220",
  background: "#0B1220",
  onBackground: "#E2E8F0",
});

/** `fields` of an entity, with realistic values if their meaning is known. */
export const realistic = (entity: string, fields: Json, source: Source): Json => {
  const { random } = source;
  const known = valuesFor(entity, fields, source);
  const found = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      // Keeps a problem's `status`, words of a vocabulary, and the examples of other fields.
      field in known && typeof known[field] === typeof value ? known[field] : value,
    ]),
  );
  return "dark" in found ? { ...found, dark: inDarkMode(found["dark"], random) } : found;
};
