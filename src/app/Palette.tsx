/** The command palette with the commands of all features; loaded on demand. */
import { useRouter } from "@tanstack/react-router";
import { questionsAtom } from "#src/features/metrics/elsewhere/palette/questions.ts";
import { CommandPalette, type CommandPaletteProps } from "#src/features/palette/CommandPalette.tsx";
import { contributionsAtom } from "./commands.ts";

export function Palette(props: Pick<CommandPaletteProps, "typedAhead" | "onClose">) {
  const router = useRouter();
  return (
    <CommandPalette
      {...props}
      contributions={contributionsAtom}
      questions={questionsAtom}
      onNavigate={(href) => void router.navigate({ href })}
    />
  );
}
