/** Drafts of themes in the browser's storage: what is kept, what is heard, what is refused. */
import { Effect, Fiber, Schema } from "effect";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { ThemeId } from "#schemas/themes/Theme.ts";
import { startDraft } from "#src/domain/themes/themeDraft.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { newThemeId, ThemeDrafts } from "#src/services/themes/ThemeDrafts.ts";
import { emptyBrowser } from "#test/support/tab.ts";

const content = Schema.decodeSync(ThemeContent)({ name: "Calm sea", ...exampleTheme });
const draft = startDraft("key", null, content);
const forest = ThemeId.make("thm_forest");

/** A tab of its own: it knows nothing but what the storage holds. */
const inTab = <A, E>(use: (drafts: typeof ThemeDrafts.Service) => Effect.Effect<A, E>) =>
  Effect.runPromise(Effect.provide(Effect.flatMap(ThemeDrafts, use), ThemeDrafts.layer));

const all = () => inTab(({ all }) => all);

beforeEach(emptyBrowser);

describe("a draft", () => {
  it("is there after a reload, and in every tab", async () => {
    expect(await inTab(({ save }) => save(newThemeId, draft))).toBe(true);
    expect(await all()).toEqual(new Map([[newThemeId, draft]]));
  });

  it("stands beside the drafts of other themes, and goes alone", async () => {
    await inTab(({ save }) => Effect.zipRight(save(newThemeId, draft), save(forest, draft)));
    await inTab(({ save }) => save(newThemeId, null));
    expect([...(await all()).keys()]).toEqual([forest]);
  });

  it("is none where the storage holds something else, which stays as it is", async () => {
    const hostile = {
      ...draft,
      now: { ...content, light: { ...content.light, primary: "red;background:url(//x)" } },
    };
    localStorage.setItem("theme-draft/thm_forest", JSON.stringify(hostile));
    localStorage.setItem("theme-draft/../x", JSON.stringify(draft));
    expect((await all()).size).toBe(0);
    expect(localStorage).toHaveLength(2);
  });
});

describe("a browser that keeps nothing", () => {
  it("says so, and keeps the draft as long as the page", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const [isKept, drafts] = await inTab(({ save, all }) => Effect.zip(save(forest, draft), all));
    full.mockRestore();
    expect(isKept).toBe(false);
    expect(drafts.get(forest)).toEqual(draft);
  });
});

describe("another tab's change", () => {
  it("is heard until nobody listens, and no other key's", async () => {
    const hear = vi.fn<() => void>();
    const change = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
    await inTab(({ watch }) =>
      Effect.gen(function* () {
        const listening = yield* Effect.fork(watch(hear));
        yield* Effect.yieldNow();
        change("theme-draft/new");
        change("language");
        change(null);
        yield* Fiber.interrupt(listening);
        change("theme-draft/new");
      }),
    );
    expect(hear).toHaveBeenCalledTimes(2);
  });
});
