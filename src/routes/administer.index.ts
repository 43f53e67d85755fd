/** /administer itself is not a page. */
import { createRoute, notFound } from "@tanstack/react-router";
import { administerRoute } from "./administer.ts";

export const administerIndexRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "/",
  loader: () => {
    throw notFound();
  },
});
