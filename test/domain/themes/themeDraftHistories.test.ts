/** Random histories of an edited theme: no edit is lost without a confirmed discard, no unseen version is overwritten. */
import { Arbitrary, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Colour } from "#schemas/themes/Theme.ts";
import {
  contentOf,
  nextThemeState,
  statusOf,
  ThemeDraft,
  type ThemeEvent,
  themeState,
  type ThemeState,
} from "#src/domain/themes/themeDraft.ts";
import {
  colourRoles,
  fontSystems,
  isSameTheme,
  readField,
  ThemeContent,
  type ThemeEdit,
  type ThemeField,
  themeModes,
} from "#src/domain/themes/themeFields.ts";

const contents = Arbitrary.make(ThemeContent);
const colours = fc.constantFrom("#000000", "#FFFFFF", "#0F766E").map((hex) => Schema.decodeSync(Colour)(hex));
const edits: fc.Arbitrary<ThemeEdit> = fc.oneof(
  fc.record({ field: fc.constant("name" as const), value: fc.constantFrom("", "Calm sea", "Forest") }),
  fc.record({
    field: fc
      .tuple(fc.constantFrom(...themeModes), fc.constantFrom(...colourRoles))
      .map(([mode, role]) => `${mode}.${role}` as const),
    value: colours,
  }),
  fc.record({
    field: fc.constantFrom(...fontSystems).map((system) => `fonts.${system}` as const),
    value: fc.constantFrom("Roboto", "Inter, Arial"),
  }),
);

/** The console and the platform. */
interface World {
  state: ThemeState;
  server: ThemeContent | null;
  /** A version from elsewhere that the person has not agreed to replace. */
  theirs: ThemeContent | null;
}

/** The person's unpublished values by field, for every step of undo. */
interface Expected {
  steps: Array<ReadonlyMap<ThemeField, string>>;
  at: number;
}

const expectedValues = ({ steps, at }: Expected) => steps[at] ?? new Map<ThemeField, string>();
const forget = (expected: Expected) => {
  expected.steps = [new Map()];
  expected.at = 0;
};

const send = (world: World, event: ThemeEvent) => {
  world.state = nextThemeState(world.state, event);
};

/** A value that was set back to the base's does not count as a change: another version may replace it. */
const lostEdits = (expected: Expected, { state }: World, base: ThemeContent | null) => {
  const content = contentOf(state);
  return [...expectedValues(expected)].filter(
    ([field, value]) =>
      !(state.draft === null && base !== null && readField(base, field).value === value) &&
      (content === null || readField(content, field).value !== value),
  );
};

const Stored = Schema.parseJson(ThemeDraft);
const decode = Schema.decodeSync(Stored);
const encode = Schema.encodeSync(Stored);

const readPlatform = (world: World) => {
  world.state = themeState(world.server, world.state.draft);
};

/** The console reads the platform first, and does not publish when there is a conflict. */
const publish = (expected: Expected, world: World, outcome: "answered" | "lost") => {
  readPlatform(world);
  const { draft } = world.state;
  if (draft === null) return forget(expected);
  if (statusOf(world.state) !== "edited") return;
  expect(world.theirs === null || isSameTheme(world.theirs, draft.base)).toBe(true);
  world.server = draft.now;
  world.theirs = null;
  if (outcome === "lost") return;
  send(world, { _tag: "Published", sent: draft.now, published: world.server });
  forget(expected);
};

type Act = (expected: Expected, world: World) => void;

const edit = (edit: ThemeEdit, isDragging: boolean): Act => {
  return (expected, world) => {
    if (contentOf(world.state) === null) return;
    const before = world.state.draft;
    send(world, { _tag: "Edited", edit, key: "key", isDragging });
    const after = world.state.draft;
    if (before?.now === after?.now) return;
    const isSameStep = before?.past.length === after?.past.length;
    const step = new Map(expectedValues(expected)).set(edit.field, edit.value);
    expected.steps = [...expected.steps.slice(0, expected.at + (isSameStep ? 0 : 1)), step];
    expected.at = expected.steps.length - 1;
  };
};

/** Of the platform, by another administrator. */
const replace = (content: ThemeContent | null): Act => {
  return (_expected, world) => Object.assign(world, { server: content, theirs: content });
};

const others: Readonly<Record<string, Act>> = {
  undo: (expected, world) => {
    if (world.state.draft === null || world.state.draft.past.length === 0) return;
    send(world, { _tag: "Undone" });
    expected.at = Math.max(0, expected.at - 1);
  },
  redo: (expected, world) => {
    if (world.state.draft === null || world.state.draft.future.length === 0) return;
    send(world, { _tag: "Redone" });
    expected.at = Math.min(expected.steps.length - 1, expected.at + 1);
  },
  reload: (_expected, world) => {
    const { draft } = world.state;
    world.state = themeState(world.server, draft && decode(encode(draft)));
  },
  publish: (expected, world) => publish(expected, world, "answered"),
  "publish, and the answer is lost": (expected, world) => publish(expected, world, "lost"),
  "another administrator deletes": replace(null),
  "read the platform": (_expected, world) => readPlatform(world),
  rebase: (expected, world) => {
    const { draft } = world.state;
    if (statusOf(world.state) === "published" || draft === null) return;
    const { base } = draft;
    // A value that was set back to the base's does not count as a change: the platform's value replaces it.
    const kept = [...expectedValues(expected)].filter(
      ([field, value]) =>
        base === null || world.state.published === null || readField(base, field).value !== value,
    );
    send(world, { _tag: "Rebased", key: "another" });
    expected.steps = [...expected.steps.slice(0, expected.at + 1), new Map(kept)];
    expected.at += 1;
  },
  "discard, confirmed": (expected, world) => {
    send(world, { _tag: "Discarded" });
    forget(expected);
  },
};

const acts: fc.Arbitrary<readonly [name: string, act: Act]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(edits, fc.boolean())
      .map(
        ([to, isDragging]) => [`edit ${to.field} ${to.value} ${isDragging}`, edit(to, isDragging)] as const,
      ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom("undo", "redo").map((name) => [name, others[name] as Act] as const),
  },
  { weight: 7, arbitrary: fc.constantFrom(...Object.entries(others)) },
  contents.map((content) => ["another administrator publishes", replace(content)] as const),
);

describe("any history of edits, publications and reloads", () => {
  it("loses no edit without a confirmed discard, and overwrites no unseen version", () => {
    fc.assert(
      fc.property(contents, fc.array(acts, { maxLength: 40 }), (start, sequence) => {
        const world: World = { state: { published: start, draft: null }, server: start, theirs: null };
        const expected: Expected = { steps: [new Map()], at: 0 };
        for (const [, act] of sequence) {
          const base = world.state.draft?.base ?? null;
          act(expected, world);
          expect(lostEdits(expected, world, base)).toEqual([]);
          if (world.state.draft === null) forget(expected);
        }
      }),
      { numRuns: 500 },
    );
  });
});
