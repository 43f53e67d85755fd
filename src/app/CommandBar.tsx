/** Opens the command palette: by a button, or Ctrl/⌘ K outside of dialogs. The palette is loaded on demand. */
import { useAtom } from "jotai";
import { lazy, Suspense, useState } from "react";
import { isPaletteOpenAtom } from "#src/features/palette/isPaletteOpen.ts";
import { PaletteButton } from "#src/features/palette/PaletteButton.tsx";
import { TypedAhead } from "#src/features/palette/TypedAhead.tsx";
import { useShortcut } from "#src/ui/useShortcut.ts";

const load = () => import("./Palette.tsx");
const Palette = lazy(async () => ({ default: (await load()).Palette }));

export function CommandBar() {
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom);
  const [typed, setTyped] = useState("");
  const open = () => {
    setTyped("");
    setOpen(true);
  };
  const close = () => setOpen(false);
  useShortcut("k", open);
  return (
    <>
      <PaletteButton onIntent={() => void load()} onOpen={open} />
      {isOpen && (
        <Suspense fallback={<TypedAhead onType={setTyped} onClose={close} />}>
          <Palette typedAhead={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
