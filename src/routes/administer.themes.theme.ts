/** /administer/themes/{themeId} — the editor of one theme; `new` is an unpublished one. */
import { createRoute, notFound } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { administerRoute } from "./administer.ts";

const loadPage = lazyModule(() => import("#src/pages/Theme.lazy.ts"));

export const themeRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "themes/$themeId",
  staticData: {
    title: messages.editorTitle,
    back: { href: "/administer/themes", name: messages.backToThemes },
    start: { calls: ["themes.list"], code: ["src/pages/Theme.lazy.ts"] },
  },
  loader: async ({ params: { themeId }, context }) => {
    const { themeExists } = await loadPage();
    if (!(await themeExists(context.store, themeId))) throw notFound();
    return themeId;
  },
  component: lazyPage(loadPage, "Page"),
});
