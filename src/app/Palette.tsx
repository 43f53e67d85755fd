/** The command palette with everything in it; loaded when it is opened. */
import { useRouter } from "@tanstack/react-router";
import { CommandPalette } from "#src/features/palette/CommandPalette.tsx";
import { contributionsAtom } from "./commands.ts";

export function Palette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  return (
    <CommandPalette
      contributions={contributionsAtom}
      onNavigate={(href) => void router.navigate({ href })}
      onClose={onClose}
    />
  );
}
