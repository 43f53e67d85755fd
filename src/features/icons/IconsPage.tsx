/** /dev/icons: all icons, and every control in its states, for visual review in one screenshot. In English alone. */
import type { ReactNode } from "react";
import { PageHead } from "#src/ui/PageHead.tsx";
import { ActionSamples } from "./ActionSamples.tsx";
import { english } from "./english.ts";
import { FeedbackSamples } from "./FeedbackSamples.tsx";
import { FieldSamples } from "./FieldSamples.tsx";
import { IconGallery } from "./IconGallery.tsx";
import * as css from "./IconsPage.css.ts";

/** `modeMenu`: the menu of the colour mode. */
export function IconsPage({ modeMenu }: { modeMenu: ReactNode }) {
  return (
    <main className={css.root} lang="en">
      <PageHead title={english("Icons and components")} actions={modeMenu} />
      <IconGallery />
      <ActionSamples />
      <FieldSamples />
      <FeedbackSamples />
    </main>
  );
}
