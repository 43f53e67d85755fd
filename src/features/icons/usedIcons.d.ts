/** Type of the virtual module that scripts/vite/usedIcons.ts generates. */
declare module "virtual:used-icons" {
  import type { LucideIcon } from "lucide-react";

  export const usedIcons: Readonly<Record<string, LucideIcon>>;
}
