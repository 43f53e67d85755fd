/** Commands of the palette: register an app, open an app by name. */
import { atom } from "jotai";
import { AppWindow, Plus } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import type { Command, CommandsAtom } from "#src/interaction/commands.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { messages } from "./messages.en.ts";

/** Whether the dialog for a new app is open. */
export const isCreatingAtom = atom(false);

export const appCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  const { data = [], error, isLoading } = get(appsAtom);
  return {
    commands: [
      {
        id: "apps.create",
        group: "actions",
        name: text(messages.create),
        icon: Plus,
        run: ({ go, set }) => {
          set(isCreatingAtom, true);
          go("/administer/overview");
        },
      },
      ...data.map(({ id, name }): Command => ({
        id: `apps.${id}`,
        group: "apps",
        name: asWritten(name),
        icon: AppWindow,
        run: ({ go }) => go(`/administer/my-apps/${encodeURIComponent(id)}`),
      })),
    ],
    ...(error !== undefined && { note: text(messages.failedTitle) }),
    ...(isLoading && data.length === 0 && { note: text(messages.loadingApps) }),
  };
});
