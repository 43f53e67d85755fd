/** A theme's draft: undo and redo, versions of others, publishing while editing goes on. */
import { Arbitrary, FastCheck as fc } from "effect";
import { describe, expect, it } from "vitest";
import {
  contentOf,
  nextThemeState,
  startDraft,
  statusOf,
  type ThemeEvent,
  type ThemeState,
  undoLimit,
} from "#src/domain/themes/themeDraft.ts";
import { applyEdit, editsBetween, ThemeContent } from "#src/domain/themes/themeFields.ts";

const contents = Arbitrary.make(ThemeContent);
const content = fc.sample(contents, { numRuns: 1, seed: 1 })[0] as ThemeContent;
const other = applyEdit(applyEdit(content, { field: "name", value: "Theirs" }), {
  field: "fonts.web",
  value: "Lato",
});
const edit = (field: "name" | "fonts.ios", value: string, isDragging = false): ThemeEvent => ({
  _tag: "Edited",
  edit: { field, value },
  key: "key",
  isDragging,
});
const after = (state: ThemeState, ...events: ReadonlyArray<ThemeEvent>) =>
  events.reduce(nextThemeState, state);
const published: ThemeState = { published: content, draft: null };

describe("undo and redo", () => {
  it("walk through the steps, and back to the published theme", () => {
    const edited = after(published, edit("name", "One"), edit("name", "Two"));
    const undone = after(edited, { _tag: "Undone" });
    expect(contentOf(undone)?.name).toBe("One");
    expect(contentOf(after(undone, { _tag: "Redone" }))?.name).toBe("Two");
    expect(statusOf(after(undone, { _tag: "Undone" }))).toBe("published");
  });

  it("take a drag as one step", () => {
    const dragged = after(published, edit("name", "a", true), edit("name", "ab", true), edit("name", "abc"));
    expect(dragged.draft?.past).toHaveLength(1);
    expect(contentOf(dragged)?.name).toBe("abc");
    expect(after(dragged, edit("name", "next")).draft?.past).toHaveLength(2);
  });

  it("remember a bounded number of steps", () => {
    const names = Array.from({ length: undoLimit + 9 }, (_, index) => edit("name", `Theme ${index}`));
    expect(after(published, ...names).draft?.past).toHaveLength(undoLimit);
  });
});

describe("a version that was published elsewhere", () => {
  const conflict = after(published, edit("fonts.ios", "New York"), { _tag: "Heard", published: other });

  it("is told apart from a theme that is gone", () => {
    expect(statusOf(conflict)).toBe("changedElsewhere");
    expect(statusOf(after(conflict, { _tag: "Heard", published: null }))).toBe("deletedElsewhere");
  });

  it("keeps its own changes when the draft is put on top of it", () => {
    const kept = after(conflict, { _tag: "Kept", key: "another" });
    expect(contentOf(kept)).toEqual({ ...other, fonts: { ...other.fonts, ios: "New York" } });
    expect(statusOf(kept)).toBe("edited");
  });

  it("takes the place of a draft without changes of its own", () => {
    const idle = after(
      published,
      edit("name", "One"),
      { _tag: "Undone" },
      { _tag: "Heard", published: other },
    );
    expect(idle).toEqual({ published: other, draft: null });
  });
});

describe("edits made while a publication is under way", () => {
  it("stay a draft, on top of what was published", () => {
    const sent = applyEdit(content, { field: "name", value: "Sent" });
    const state = after(published, edit("name", "Sent"), edit("fonts.ios", "New York"), {
      _tag: "Published",
      sent,
      published: sent,
    });
    expect(statusOf(state)).toBe("edited");
    expect(editsBetween(sent, state.draft?.now ?? sent)).toEqual([{ field: "fonts.ios", value: "New York" }]);
  });
});

describe("a theme that is not published yet", () => {
  it("is a draft from its first moment, and nothing once it is discarded", () => {
    const fresh: ThemeState = { published: null, draft: startDraft("key", null, content) };
    expect(statusOf(fresh)).toBe("edited");
    expect(contentOf(after(fresh, { _tag: "Discarded" }))).toBeNull();
  });
});
