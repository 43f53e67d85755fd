/** Made by scripts/vite/usedIcons.ts. */
declare module "virtual:used-icons" {
  import type { LucideIcon } from "lucide-react";

  export const usedIcons: Readonly<Record<string, LucideIcon>>;
}
