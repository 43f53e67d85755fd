/** Items of the navigation, in order, and which one is current. */
import { ChartColumn, ChartPie, LayoutGrid, Users } from "lucide-react";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { messages as common } from "#src/i18n/messages.en.ts";

export const navigationItems = [
  {
    href: "/administer/overview",
    keys: "g o",
    icon: LayoutGrid,
    name: apps.overviewTitle,
    subpages: /^\/administer\/(?:my-apps|themes)(?:\/|$)/,
  },
  { href: "/administer/users", keys: "g u", icon: Users, name: common.usersTitle },
  { href: "/administer/users/statistics", keys: "g s", icon: ChartColumn, name: common.statisticsTitle },
  { href: "/administer/analytics/segments", keys: "g m", icon: ChartPie, name: common.segmentsTitle },
] as const;

type NavigationItem = (typeof navigationItems)[number];

/** `aria-current` of an item: "page" for its own page, "true" for a subpage. */
export const ariaCurrent = (pathname: string, item: NavigationItem): "page" | "true" | undefined => {
  if (pathname === item.href) return "page";
  return "subpages" in item && item.subpages.test(pathname) ? "true" : undefined;
};
