/** Opens the command palette: by a button, or Ctrl/⌘ K outside of dialogs. The palette is loaded on demand. */
import { useAtom } from "jotai";
import { lazy, Suspense } from "react";
import { PaletteButton } from "#src/features/palette/PaletteButton.tsx";
import { typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { TypedAhead } from "#src/features/palette/TypedAhead.tsx";
import { useShortcut } from "#src/ui/useShortcut.ts";

const load = () => import("./Palette.tsx");
const Palette = lazy(async () => ({ default: (await load()).Palette }));

export function CommandBar() {
  const [typedAhead, setTypedAhead] = useAtom(typedAheadAtom);
  const open = () => setTypedAhead("");
  useShortcut("k", open);
  return (
    <>
      <PaletteButton onIntent={() => void load()} onOpen={open} />
      {typedAhead !== undefined && (
        <Suspense fallback={<TypedAhead />}>
          <Palette typedAhead={typedAhead} onClose={() => setTypedAhead(undefined)} />
        </Suspense>
      )}
    </>
  );
}
