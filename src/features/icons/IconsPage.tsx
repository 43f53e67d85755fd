/** /dev/icons: all icons, and every component in every state, for visual review in one screenshot. */
import type { ReactNode } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { PageHead } from "#src/ui/PageHead.tsx";
import { ActionSamples } from "./samples/ActionSamples.tsx";
import { ChoiceSamples } from "./samples/ChoiceSamples.tsx";
import { DataSamples } from "./samples/DataSamples.tsx";
import { EntrySamples } from "./samples/EntrySamples.tsx";
import { FeedbackSamples } from "./samples/FeedbackSamples.tsx";
import { FieldSamples } from "./samples/FieldSamples.tsx";
import { FormSamples } from "./samples/FormSamples.tsx";
import { IconGallery } from "./IconGallery.tsx";
import * as css from "./IconsPage.css.ts";
import { messages } from "./messages.en.ts";
import { FrameSamples } from "./samples/FrameSamples.tsx";
import { OverlaySamples } from "./samples/OverlaySamples.tsx";
import { NumberSamples } from "./samples/NumberSamples.tsx";
import { TokenSamples } from "./samples/TokenSamples.tsx";

/** `tools`: the menus for language and colour mode. */
export function IconsPage({ tools }: { tools: ReactNode }) {
  const text = useText();
  return (
    <main className={css.root}>
      <PageHead
        title={text(messages.title)}
        description={text(messages.purpose)}
        actions={<div className={css.tools}>{tools}</div>}
      />
      <IconGallery />
      <ActionSamples />
      <FieldSamples />
      <EntrySamples />
      <FormSamples />
      <ChoiceSamples />
      <FeedbackSamples />
      <OverlaySamples />
      <FrameSamples />
      <DataSamples />
      <NumberSamples />
      <TokenSamples />
    </main>
  );
}
