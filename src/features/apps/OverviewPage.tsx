/** The page Overview: all apps, and registering a new one. */
import { useAtom } from "jotai";
import { Palette, Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button, ButtonLink } from "#src/ui/Button.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { PageHead } from "#src/ui/PageHead.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { isCreatingAtom } from "./commands.ts";
import { messages } from "./messages.en.ts";

const CreateAppDialog = lazyPart(async () => (await import("./CreateAppDialog.tsx")).CreateAppDialog);

export interface OverviewPageProps {
  /** The list; `registerFirst` is the button of the empty one. */
  list: (registerFirst: ReactNode) => ReactNode;
  onCreated: (app: App) => void;
}

export function OverviewPage({ list, onCreated }: OverviewPageProps) {
  const text = useText();
  const [isCreating, setCreating] = useAtom(isCreatingAtom);
  // The dialog must not be open at the next visit.
  useEffect(() => () => setCreating(false), [setCreating]);
  const create = (variant: "primary" | "secondary") => (
    <Button
      variant={variant}
      icon={Plus}
      data-shortcut={variant === "primary" ? "n" : undefined}
      onHoverStart={CreateAppDialog.preload}
      onFocus={CreateAppDialog.preload}
      onPress={() => setCreating(true)}
    >
      {text(messages.create)}
    </Button>
  );
  return (
    <>
      <PageHead
        title={text(messages.overviewTitle)}
        actions={
          <>
            <ButtonLink href="/administer/themes" icon={Palette}>
              {text(messages.themes)}
            </ButtonLink>
            {create("primary")}
          </>
        }
      />
      {list(create("secondary"))}
      <Presence>
        {isCreating && <CreateAppDialog onClose={() => setCreating(false)} onCreated={onCreated} />}
      </Presence>
    </>
  );
}
