/** The way into the command palette: a button in the bar, and Ctrl K or ⌘ K from anywhere but a dialog. */
import { lazy, Suspense, useState } from "react";
import { PaletteButton } from "#src/features/palette/PaletteButton.tsx";
import { useShortcut } from "#src/ui/useShortcut.ts";

const load = () => import("./Palette.tsx");
const Palette = lazy(async () => ({ default: (await load()).Palette }));

export function CommandBar() {
  const [isOpen, setOpen] = useState(false);
  useShortcut("k", () => setOpen(true));
  return (
    <>
      <PaletteButton onReach={() => void load()} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
