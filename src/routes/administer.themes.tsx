/** /administer/themes — all themes. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { messages } from "#src/features/themes/messages.en.ts";
import { themesAtom } from "#src/features/themes/themes.ts";
import { keepMounted } from "#src/runtime/keepMounted.ts";
import { administerRoute } from "./administer.tsx";

export const themesRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "themes",
  staticData: { title: messages.themesTitle },
  loader: ({ context }) => keepMounted(context.store, themesAtom),
  component: lazyRouteComponent(() => import("./administer.themes.page.tsx"), "Page"),
});
