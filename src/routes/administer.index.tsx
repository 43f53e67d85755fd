/** /administer — no page of its own. */
import { createRoute, notFound } from "@tanstack/react-router";
import { administerRoute } from "./administer.tsx";

export const administerIndexRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "/",
  loader: () => {
    throw notFound();
  },
});
