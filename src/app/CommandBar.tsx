/** Opens the command palette: by a button, or Ctrl/⌘ K outside of dialogs. The palette is loaded on demand. */
import { useAtom, useSetAtom } from "jotai";
import { Suspense, use } from "react";
import { PaletteButton } from "#src/features/palette/PaletteButton.tsx";
import { typedAfter, typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { LoadingContext } from "#src/ui/contexts.ts";
import { isTyped } from "#src/ui/keyEvents.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { useControlK, useKeys } from "#src/ui/useShortcut.ts";

const Palette = lazyPart(async () => (await import("./Palette.tsx")).Palette);

export function CommandBar() {
  const [typedAhead, setTypedAhead] = useAtom(typedAheadAtom);
  const open = () => setTypedAhead("");
  useControlK(open);
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

/** Collects keystrokes for the search field while the palette loads; Escape closes. */
function KeyCollector() {
  const setTyped = useSetAtom(typedAheadAtom);
  useKeys((event) => {
    if (!isTyped(event)) return;
    // The element that has the focus must not receive the key.
    event.preventDefault();
    event.stopPropagation();
    setTyped((typed) => typedAfter(typed, event));
  });
  return use(LoadingContext);
}
