/** Opens the command palette: by a button, or Ctrl/⌘ K outside of dialogs. The palette is loaded on demand. */
import { useAtom } from "jotai";
import { Suspense } from "react";
import { PaletteButton } from "#src/features/palette/PaletteButton.tsx";
import { typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { KeyCollector } from "#src/features/palette/KeyCollector.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { useShortcut } from "#src/ui/useShortcut.ts";

const Palette = lazyPart(async () => (await import("./Palette.tsx")).Palette);

export function CommandBar() {
  const [typedAhead, setTypedAhead] = useAtom(typedAheadAtom);
  const open = () => setTypedAhead("");
  useShortcut("k", open);
  return (
    <>
      <PaletteButton onIntent={Palette.preload} onOpen={open} />
      {typedAhead !== undefined && (
        <Suspense fallback={<KeyCollector />}>
          <Palette typedAhead={typedAhead} onClose={() => setTypedAhead(undefined)} />
        </Suspense>
      )}
    </>
  );
}
