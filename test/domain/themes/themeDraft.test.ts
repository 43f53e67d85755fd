/** A theme's draft: undo and redo, conflicts, edits while a publication is pending. */
import { Arbitrary, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Colour } from "#schemas/themes/Theme.ts";
import {
  contentOf,
  edited,
  kept,
  publishedAs,
  redone,
  rewritten,
  startDraft,
  statusOf,
  type ThemeChange,
  ThemeDraft,
  themeState,
  type ThemeState,
  undoLimit,
  undone,
} from "#src/domain/themes/themeDraft.ts";
import {
  applyEdit,
  type ColourField,
  editsBetween,
  fontStack,
  isSameTheme,
  isColourEdit,
  readField,
  ThemeContent,
  type ThemeField,
  themeFields,
} from "#src/domain/themes/themeFields.ts";

const contents = Arbitrary.make(ThemeContent);
const content = fc.sample(contents, { numRuns: 1, seed: 1 })[0] as ThemeContent;
const named = (name: string) => applyEdit(content, { field: "name", value: name });
const theirs = applyEdit(named("Theirs"), { field: "fonts.web", value: "Lato" });
const edit = (field: "name" | "fonts.ios", value: string, isDragging = false) =>
  edited({ field, value }, isDragging);
const drag = (field: ColourField, colour: string) =>
  edited({ field, value: Schema.decodeSync(Colour)(colour) }, true);
const changed = (state: ThemeState, change: ThemeChange, key = "key"): ThemeState => ({
  ...state,
  draft: change(state, key),
});
const after = (state: ThemeState, ...changes: ReadonlyArray<ThemeChange>) =>
  changes.reduce((before, change) => changed(before, change), state);
const published: ThemeState = { published: content, draft: null };
const unpublished: ThemeState = { published: null, draft: startDraft("key", null, content) };

it("the eight colours of each mode are colours; the name and the fonts are not", () => {
  const others = themeFields.filter((field) => !isColourEdit(readField(content, field)));
  expect(others).toEqual(["name", "fonts.ios", "fonts.android", "fonts.web"]);
  expect(themeFields).toHaveLength(20);
});

it.each(["system-ui", "sans-serif", "serif", "monospace", "cursive", "fantasy", "ui-rounded"])(
  "the generic font %s has no quotes, which would make it a name",
  (font) => expect(fontStack(`3D, ${font}`)).toBe(`"3D", ${font}, system-ui, sans-serif`),
);

const typings = fc.record({
  field: fc.constantFrom("name" as const, "fonts.ios" as const, "fonts.web" as const),
  value: fc.constantFrom("A", "B"),
});
const acts = fc.oneof(
  typings,
  fc.constantFrom<Act>("read", "keep", "publish", "publish without an answer"),
  fc.constantFrom<Act>({ elsewhere: named("Others") }, { elsewhere: theirs }, { elsewhere: null }),
);
type Act =
  | { readonly field: "name" | "fonts.ios" | "fonts.web"; readonly value: string }
  | "read"
  | "keep"
  | "publish"
  | "publish without an answer"
  /** Another administrator publishes, or deletes. */
  | { readonly elsewhere: ThemeContent | null };

const Stored = Schema.parseJson(ThemeDraft);

/** The edits that are lost at some point. A value that is the base's, or is set back to it, is none. */
const lostIn = (history: ReadonlyArray<Act>) => {
  let server: ThemeContent | null = content;
  let state = published;
  let theirs: ThemeContent | null = null;
  let typed = new Map<ThemeField, string>();
  const read = () => {
    const stored = state.draft && Schema.decodeSync(Stored)(Schema.encodeSync(Stored)(state.draft));
    state = themeState(server, stored);
  };
  return history.flatMap((act) => {
    const base = state.draft ? state.draft.base : state.published;
    if (typeof act === "object" && "elsewhere" in act) server = theirs = act.elsewhere;
    else if (typeof act === "object") {
      if (contentOf(state) !== null) typed.set(act.field, act.value);
      state = after(state, edited(act));
    } else if (act === "keep") {
      if (statusOf(state) !== "published") state = changed(state, kept, "another");
    } else {
      read();
      const { draft } = state;
      if (act !== "read" && draft && statusOf(state) === "edited") {
        if (theirs && draft.base && !isSameTheme(theirs, draft.base))
          return [["name", "an unseen version"] as [ThemeField, string]];
        theirs = null;
        server = draft.now;
        if (act === "publish")
          state = { published: server, draft: publishedAs(server, server)(state, "key") };
      }
    }
    typed = new Map([...typed].filter(([field, value]) => !base || readField(base, field).value !== value));
    const now = contentOf(state);
    const lost = [...typed].filter(([field, value]) => now === null || readField(now, field).value !== value);
    if (state.draft === null) typed = new Map();
    return lost;
  });
};

it("no history of edits, publications and versions from elsewhere loses an edit, or a version that nobody saw", () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (history) => {
      expect(lostIn(history)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

describe("undo and redo", () => {
  it("lead to each version, and change nothing at either end", () => {
    const steps = [published, edit("name", "One"), edit("name", "Two")] as const;
    const twice = after(...steps);
    expect(after(twice, redone)).toEqual(twice);
    const names = [undone, undone, undone, redone, redone, redone, undone].map(
      (_, index, changes) => contentOf(after(twice, ...changes.slice(0, index + 1)))?.name,
    );
    expect(names).toEqual(["One", content.name, content.name, "One", "Two", "Two", "One"]);
    for (const change of [undone, redone]) expect(after(published, change)).toEqual(published);
    expect(statusOf(published)).toBe("published");
  });

  it("lose what could be redone by another change, which ends a drag; a reload keeps undo and redo", () => {
    const back = after(published, edit("name", "One", true), undone);
    const rewrite = (theme: ThemeContent) => applyEdit(theme, { field: "name", value: "Two" });
    for (const change of [edit("name", "Two", true), rewritten(rewrite)]) {
      const { draft } = after(back, change);
      expect([draft?.past, draft?.future]).toEqual([[content], []]);
    }
    const stored = back.draft && Schema.encodeSync(Stored)(back.draft);
    expect(stored && Schema.decodeSync(Stored)(stored)).toEqual(back.draft);
  });

  it.each<[what: string, changes: ReadonlyArray<ThemeChange>, steps: number]>([
    ["a drag as one step", [edit("name", "a", true), edit("name", "ab", true), edit("name", "abc")], 1],
    ["an edit after a drag as another", [edit("name", "a", true), edit("name", "ab"), edit("name", "b")], 2],
    [
      "a drag after a finished one as another",
      [edit("name", "a", true), edit("name", "a"), edit("name", "ab", true)],
      2,
    ],
    [
      "a drag in another colour field as another",
      [drag("light.primary", "#111111"), drag("light.accent", "#333333")],
      2,
    ],
  ])("treat %s", (_what, changes, steps) => {
    const done = after(published, ...changes);
    expect(done.draft?.past).toHaveLength(steps);
    const before = steps === 1 ? published : after(published, ...changes.slice(0, -1));
    expect(contentOf(after(done, undone))).toEqual(contentOf(before));
  });

  it("keep at most 50 steps, the latest ones", () => {
    const names = Array.from({ length: undoLimit + 9 }, (_, index) => edit("name", `Theme ${index}`));
    const { draft } = after(published, ...names);
    expect(undoLimit).toBe(50);
    expect(draft?.past).toHaveLength(undoLimit);
    expect(draft?.past.at(-1)?.name).toBe(`Theme ${undoLimit + 7}`);
  });
});

it("an edit that changes no value starts no draft", () => {
  for (const change of [edit("name", content.name), rewritten((theme) => ({ ...theme }))])
    expect(after(published, change)).toEqual(published);
});

describe("a conflict", () => {
  const mine = after(published, edit("fonts.ios", "New York"));
  const conflict = themeState(theirs, mine.draft);

  it("keeps the whole draft, and every step of undo, over the version that was seen", () => {
    const over = changed(conflict, kept, "another");
    expect(over.draft).toEqual({ ...mine.draft, base: theirs, key: "another" });
    expect(statusOf(over)).toBe("edited");
    expect(contentOf(after(over, undone))).toEqual(content);
  });

  it("keeps all of a draft whose theme was deleted and came back", () => {
    const over = after(themeState(null, mine.draft), kept);
    const again = after(themeState(theirs, over.draft), kept);
    expect(again.draft).toMatchObject({ base: theirs, now: mine.draft?.now });
  });

  it("does not arise when the draft has no changes of its own", () => {
    const back = after(published, edit("name", "One"), undone);
    expect(themeState(theirs, back.draft)).toEqual({ published: theirs, draft: null });
  });
});

describe("a publication", () => {
  it.each(["Sent", " Sent "])(
    "removes the draft %j that was sent, also if the platform has normalized it",
    (name) => {
      const stored = named("Sent");
      expect(after(published, edit("name", name), publishedAs(named(name), stored)).draft).toBeNull();
    },
  );

  it("keeps what the platform did not store as changes of what it stored", () => {
    const sent = after(unpublished, edit("name", "Sent"), edit("fonts.ios", "New York"));
    const stored = named("Sent");
    const { draft } = after(sent, publishedAs(contentOf(sent) ?? content, stored));
    expect(draft).toMatchObject({ base: stored, now: { name: "Sent" } });
    expect(editsBetween(stored, draft?.now ?? stored)).toEqual([{ field: "fonts.ios", value: "New York" }]);
  });
});
