/** /administer/themes/{themeId} — the editor of one theme; `new` is an unpublished one. */
import { createRoute, notFound } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

const loadPage = lazyModule(() => import("./administer.themes.theme.lazy.ts"));

export const themeRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "themes/$themeId",
  staticData: {
    title: messages.editorTitle,
    back: { href: "/administer/themes", name: messages.backToThemes },
    start: { calls: ["themes.list"], code: ["src/routes/administer.themes.theme.lazy.ts"] },
  },
  loader: async ({ params: { themeId }, context }) => {
    const { themeExists } = await loadPage();
    if (!(await themeExists(context.store, themeId))) throw notFound();
    return themeId;
  },
  component: lazyPage(loadPage, "Page"),
});
