/** /administer/users — inviting administrators. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/features/admins/messages.en.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

export const usersRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "users",
  staticData: {
    title: messages.title,
    purpose: messages.purpose,
    start: { code: ["src/features/admins/UsersPage.tsx"] },
  },
  component: lazyPage(() => import("#src/features/admins/UsersPage.tsx"), "UsersPage"),
});
