/** /administer/users — inviting administrators. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { administerRoute } from "./administer.ts";

export const usersRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "users",
  staticData: {
    title: messages.usersTitle,
    purpose: messages.usersPurpose,
    start: { code: ["src/pages/Users.tsx"] },
  },
  component: lazyPage(() => import("#src/pages/Users.tsx"), "Page"),
});
