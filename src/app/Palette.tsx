/** The command palette with the commands of all features; loaded on demand. */
import { useRouter } from "@tanstack/react-router";
import { CommandPalette, type CommandPaletteProps } from "#src/features/palette/CommandPalette.tsx";
import { contributionsAtom, loadQuestions } from "./commands.ts";

export function Palette(props: Pick<CommandPaletteProps, "typedAhead" | "onClose">) {
  const router = useRouter();
  return (
    <CommandPalette
      {...props}
      contributions={contributionsAtom}
      loadQuestions={loadQuestions}
      onNavigate={(href) => void router.navigate({ href })}
    />
  );
}
