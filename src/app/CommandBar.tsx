/** The way into the command palette: a button in the bar, and Ctrl K or ⌘ K from anywhere but a dialog. */
import { lazy, Suspense, useState } from "react";
import { PaletteButton } from "#src/features/palette/PaletteButton.tsx";
import { TypedAhead } from "#src/features/palette/TypedAhead.tsx";
import { useShortcut } from "#src/ui/useShortcut.ts";

const load = () => import("./Palette.tsx");
const Palette = lazy(async () => ({ default: (await load()).Palette }));

export function CommandBar() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const open = () => {
    setTyped("");
    setOpen(true);
  };
  const close = () => setOpen(false);
  useShortcut("k", open);
  return (
    <>
      <PaletteButton onReach={() => void load()} onOpen={open} />
      {isOpen && (
        <Suspense fallback={<TypedAhead onType={setTyped} onClose={close} />}>
          <Palette typedAhead={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
