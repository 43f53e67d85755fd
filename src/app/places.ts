/** The navigation's items, in their order. */
import { ChartColumn, ChartPie, LayoutGrid, Users } from "lucide-react";
import { messages as admins } from "#src/features/admins/messages.en.ts";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { messages as metrics } from "#src/features/metrics/messages.en.ts";

export const places = [
  { href: "/administer/overview", icon: LayoutGrid, name: apps.overviewTitle },
  { href: "/administer/users", icon: Users, name: admins.title },
  { href: "/administer/users/statistics", icon: ChartColumn, name: metrics.statisticsTitle },
  { href: "/administer/analytics/segments", icon: ChartPie, name: metrics.segmentsTitle },
] as const;
