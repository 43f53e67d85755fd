/** Commands of the palette: register an app, open an app by name. */
import { atom } from "jotai";
import { AppWindow, Pencil, Plus } from "lucide-react";
import { asWritten, i18nAtom } from "#src/i18n/i18n.ts";
import type { Command, CommandsAtom } from "#src/interaction/commands.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { messages } from "./messages.en.ts";

export const isCreatingAtom = atom(false);

export const editedAppAtom = atom<string>();

const pathOf = (app: string) => `/administer/my-apps/${encodeURIComponent(app)}`;

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
        keys: "n",
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
        app: id,
        run: ({ go }) => go(pathOf(id)),
      })),
    ],
    related: [
      {
        id: "edit",
        name: text(messages.edit),
        icon: Pencil,
        run: ({ go, set }, app) => {
          set(editedAppAtom, app);
          go(pathOf(app));
        },
      },
    ],
    ...(error !== undefined && { note: text(messages.failedTitle) }),
    ...(isLoading && data.length === 0 && { note: text(messages.loadingApps) }),
  };
});
