/** /administer/users — inviting administrators. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

export const usersRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "users",
  staticData: {
    title: messages.usersTitle,
    purpose: messages.usersPurpose,
    start: { code: ["src/routes/administer.users.page.tsx"] },
  },
  component: lazyPage(() => import("./administer.users.page.tsx"), "Page"),
});
