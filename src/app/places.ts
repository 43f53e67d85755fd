/** The navigation's items, in their order, and which of them a path belongs to. */
import { ChartColumn, ChartPie, LayoutGrid, Users } from "lucide-react";
import { messages as admins } from "#src/features/admins/messages.en.ts";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { messages as metrics } from "#src/features/metrics/messages.en.ts";

export const places = [
  {
    href: "/administer/overview",
    icon: LayoutGrid,
    name: apps.overviewTitle,
    /** What the page leads to, and is gone back from to it. */
    below: /^\/administer\/(?:my-apps|themes)(?:\/|$)/,
  },
  { href: "/administer/users", icon: Users, name: admins.title },
  { href: "/administer/users/statistics", icon: ChartColumn, name: metrics.statisticsTitle },
  { href: "/administer/analytics/segments", icon: ChartPie, name: metrics.segmentsTitle },
] as const;

type Place = (typeof places)[number];

/** For `aria-current`: the place itself, or a page that belongs to it. */
export const currentAt = (pathname: string, place: Place): "page" | "true" | undefined => {
  if (pathname === place.href) return "page";
  return "below" in place && place.below.test(pathname) ? "true" : undefined;
};
