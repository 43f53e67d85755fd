/** A theme's draft: undo and redo, conflicts, edits while a publication is pending. */
import { Arbitrary, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Colour, ThemeId } from "#schemas/themes/Theme.ts";
import {
  contentOf,
  nextThemeState,
  startDraft,
  statusOf,
  type ThemeEvent,
  themeState,
  type ThemeState,
  undoLimit,
} from "#src/domain/themes/themeDraft.ts";
import { applyEdit, type ColourField, editsBetween, ThemeContent } from "#src/domain/themes/themeFields.ts";

const contents = Arbitrary.make(ThemeContent);
const content = fc.sample(contents, { numRuns: 1, seed: 1 })[0] as ThemeContent;
const named = (name: string) => applyEdit(content, { field: "name", value: name });
const theirs = applyEdit(named("Theirs"), { field: "fonts.web", value: "Lato" });
const edit = (field: "name" | "fonts.ios", value: string, isDragging = false): ThemeEvent => ({
  _tag: "Edited",
  edit: { field, value },
  key: "key",
  isDragging,
});
const drag = (field: ColourField, colour: string): ThemeEvent => ({
  _tag: "Edited",
  edit: { field, value: Schema.decodeSync(Colour)(colour) },
  key: "key",
  isDragging: true,
});
const sending = (name: string): ThemeEvent => ({
  _tag: "Sending",
  sent: { content: named(name), twins: [ThemeId.make("thm_twin")] },
});
const after = (state: ThemeState, ...events: ReadonlyArray<ThemeEvent>) =>
  events.reduce((before, event) => nextThemeState(before, event), state);
const published: ThemeState = { published: content, draft: null };
const unpublished: ThemeState = { published: null, draft: startDraft("key", null, content) };

describe("undo and redo", () => {
  it("change nothing at either end", () => {
    const edited = after(published, edit("name", "One"));
    expect(after(edited, { _tag: "Redone" })).toEqual(edited);
    const undone = after(edited, { _tag: "Undone" });
    expect(after(undone, { _tag: "Undone" })).toEqual(undone);
  });

  it("treat a drag as one step", () => {
    const dragged = after(published, edit("name", "a", true), edit("name", "ab", true), edit("name", "abc"));
    expect(dragged.draft?.past).toHaveLength(1);
    expect(contentOf(dragged)?.name).toBe("abc");
    expect(after(dragged, edit("name", "next")).draft?.past).toHaveLength(2);
  });

  it("treat a drag in another colour field as another step", () => {
    const dragged = after(
      published,
      drag("light.primary", "#111111"),
      drag("light.primary", "#222222"),
      drag("light.accent", "#333333"),
      drag("light.accent", "#444444"),
    );
    expect(dragged.draft?.past).toHaveLength(2);
    const undone = after(dragged, { _tag: "Undone" });
    expect(contentOf(undone)?.light).toEqual({ ...content.light, primary: "#222222" });
  });

  it("treat a drag that begins after a finished one as another step", () => {
    const finished = after(published, edit("name", "a", true), edit("name", "a"));
    expect(after(finished, edit("name", "ab", true)).draft?.past).toHaveLength(2);
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
  expect(after(published, edit("name", content.name))).toEqual(published);
});

describe("a conflict", () => {
  const edited = after(published, edit("fonts.ios", "New York"));
  const conflict = themeState(theirs, edited.draft);

  it("says whether the theme was changed or deleted elsewhere", () => {
    expect(statusOf(conflict)).toBe("changedElsewhere");
    expect(statusOf(themeState(null, edited.draft))).toBe("deletedElsewhere");
  });

  it("keeps the draft's own changes when it is rebased", () => {
    const rebased = after(conflict, { _tag: "Rebased", key: "another" });
    expect(contentOf(rebased)).toEqual({ ...theirs, fonts: { ...theirs.fonts, ios: "New York" } });
    expect(statusOf(rebased)).toBe("edited");
    expect(contentOf(after(rebased, { _tag: "Undone" }))).toEqual(contentOf(edited));
  });

  it("keeps every earlier step of undo when it is rebased", () => {
    const rebased = after(conflict, { _tag: "Rebased", key: "another" });
    expect(contentOf(after(rebased, { _tag: "Undone" }, { _tag: "Undone" }))).toEqual(content);
  });

  it("keeps all of a draft whose theme was deleted and came back", () => {
    const kept = after(themeState(null, edited.draft), { _tag: "Rebased", key: "another" });
    const again = after(themeState(theirs, kept.draft), { _tag: "Rebased", key: "third" });
    expect(again.draft).toMatchObject({ base: theirs, now: edited.draft?.now });
  });

  it("turns a theme that was deleted elsewhere into a new theme with its own key when it is rebased", () => {
    const rebased = after(themeState(null, edited.draft), { _tag: "Rebased", key: "another" });
    expect(rebased.draft).toMatchObject({ key: "another", base: null, now: edited.draft?.now, sent: [] });
    expect(statusOf(rebased)).toBe("edited");
  });

  it("does not arise when the draft has no changes of its own", () => {
    const undone = after(published, edit("name", "One"), { _tag: "Undone" });
    expect(themeState(theirs, undone.draft)).toEqual({ published: theirs, draft: null });
  });
});

describe("a publication", () => {
  it("removes the draft that was sent", () => {
    const sent = named("Sent");
    expect(after(published, edit("name", "Sent"), { _tag: "Published", sent, published: sent })).toEqual({
      published: sent,
      draft: null,
    });
  });

  it("removes the draft that was sent even if the platform has normalized it", () => {
    const state = after(published, edit("name", " Sent "), {
      _tag: "Published",
      sent: named(" Sent "),
      published: named("Sent"),
    });
    expect(state).toEqual({ published: named("Sent"), draft: null });
  });

  it("keeps what the platform did not store as changes of what it stored", () => {
    const sent = after(published, edit("name", "Sent"), edit("fonts.ios", "New York"));
    const stored = named("Sent");
    const state = after(sent, { _tag: "Published", sent: contentOf(sent) ?? content, published: stored });
    expect(state).toMatchObject({ published: stored, draft: { base: stored, now: { name: "Sent" } } });
    expect(editsBetween(stored, state.draft?.now ?? stored)).toEqual([
      { field: "fonts.ios", value: "New York" },
    ]);
  });

  it("removes the sent versions from the draft that remains", () => {
    const sent = named("First");
    const state = after(
      unpublished,
      edit("name", "First"),
      sending("First"),
      edit("name", "Second"),
      sending("Second"),
      { _tag: "Published", sent, published: sent },
    );
    expect(state.draft).toMatchObject({ now: { name: "Second" }, base: { name: "First" } });
    expect(state.draft?.sent).toEqual([]);
  });
});

describe("a theme that is not published", () => {
  it("is an edited draft, and is gone once it is discarded", () => {
    expect(statusOf(unpublished)).toBe("edited");
    expect(contentOf(after(unpublished, { _tag: "Discarded" }))).toBeNull();
  });

  it("records each version that is sent once, with its first twins", () => {
    const state = after(unpublished, sending("One"), {
      _tag: "Sending",
      sent: { content: named("One"), twins: [] },
    });
    expect(state.draft?.sent).toEqual([{ content: named("One"), twins: ["thm_twin"] }]);
    expect(after(state, sending("Two")).draft?.sent).toHaveLength(2);
  });
});
