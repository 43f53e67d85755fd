/** /administer/themes — all themes. */
import { createRoute } from "@tanstack/react-router";
import { messages as common } from "#src/i18n/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { callsSent } from "#src/runtime/load.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { administerRoute } from "./administer.ts";

const loadThemes = lazyModule(() => import("#src/features/themes/themes.ts"));

export const themesRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "themes",
  staticData: {
    title: common.themesTitle,
    purpose: common.themesPurpose,
    back: { href: "/administer/overview", name: common.backToOverview },
    start: { calls: ["themes.list"], code: ["src/pages/Themes.tsx"] },
  },
  loader: async ({ context: { store }, abortController }) => {
    const { refreshThemesAtom } = await loadThemes();
    store.set(refreshThemesAtom);
    await callsSent(store, abortController.signal);
  },
  component: lazyPage(() => import("#src/pages/Themes.tsx"), "Page", [loadThemes]),
});
