/** Publishing a new theme when the platform stores only a part of it. */
import { beforeEach, expect, it, vi } from "vitest";
import { withContrastFixed } from "#src/domain/themes/contrast.ts";
import { startThemeAtom } from "#src/features/themes/drafts.ts";
import { PublishDialog } from "#src/features/themes/editor/PublishDialog.tsx";
import { useEditor } from "#src/features/themes/useEditor.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { newThemeId } from "#src/services/themes/ThemeDrafts.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { emptyBrowser } from "#test/support/tab.ts";
import { content } from "#test/support/themesTabs.ts";

beforeEach(emptyBrowser);

function NewTheme({ onSettled }: { onSettled: (id: string) => void }) {
  const editor = useEditor(newThemeId);
  return editor && <PublishDialog editor={editor} onClose={() => undefined} onSettled={onSettled} />;
}

it.each([
  ["Publish changes", withContrastFixed(content)],
  ["Publish anyway", { ...content, light: { ...content.light, onPrimary: content.light.primary } }],
])(
  "“%s” sends a new theme, which goes on at its own address and is said to be stored in part",
  async (publish, theme) => {
    const stored = { ...theme, id: "thm_1", fonts: { ...theme.fonts, web: "Arial" } };
    const server = smallServer({
      "/api/v1/styles": ({ method }) => (method === "POST" ? json(stored, 201) : json({ content: [] })),
    });
    const { store, show } = await signedInScreen(server);
    store.set(startThemeAtom, theme);
    const onSettled = vi.fn<(id: string) => void>();
    const screen = await show(<NewTheme onSettled={onSettled} />);
    await screen.getByRole("button", { name: publish }).click();
    await expect.poll(() => onSettled.mock.calls).toEqual([["thm_1"]]);
    const sent = server.to("/api/v1/styles").find(({ method }) => method === "POST");
    expect(await sent?.json()).toEqual(theme);
    expect(store.get(toastsAtom)).toMatchObject([
      { text: expect.stringContaining("Font, Web"), more: { isFailure: true } },
    ]);
  },
);
