/** /administer/themes — all themes. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/features/themes/messages.en.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import { callsSent } from "#src/runtime/storedTokens.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage, moduleLoader } from "./lazyPage.ts";

const loadThemes = moduleLoader(() => import("#src/features/themes/themes.ts"));

export const themesRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "themes",
  staticData: {
    title: messages.themesTitle,
    purpose: messages.themesPurpose,
    back: { href: "/administer/overview", name: messages.backToOverview },
  },
  loader: async ({ context: { store }, abortController }) => {
    const { themesAtom } = await loadThemes();
    prefetch(store, themesAtom);
    await callsSent(store, abortController.signal);
  },
  component: lazyPage(() => import("./administer.themes.page.tsx"), "Page", [loadThemes]),
});
