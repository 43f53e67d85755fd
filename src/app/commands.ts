/** All commands of the palette: the pages, and the commands of each feature. */
import { atom } from "jotai";
import { adminCommandsAtom } from "#src/features/admins/commands.ts";
import { appCommandsAtom } from "#src/features/apps/commands.ts";
import { secretCommandsAtom } from "#src/features/client-secrets/commands.ts";
import { metricsCommandsAtom } from "#src/features/metrics/pages/commands.ts";
import { preferenceCommandsAtom } from "#src/features/preferences/commands.ts";
import { signInCommandsAtom } from "#src/features/sign-in/commands.ts";
import { themeCommandsAtom } from "#src/features/themes/commands.ts";
import { type CommandsAtom, commandsAtom } from "#src/interaction/commands.ts";
import { pageActsAtom } from "#src/interaction/pageActs.ts";
import { navigationItems } from "./navigation.ts";

const pageCommandsAtom = commandsAtom((text) =>
  navigationItems.map(({ href, icon, keys, name }) => ({
    id: `app.${href}`,
    group: "pages",
    name: text(name),
    icon,
    keys,
    run: ({ go }) => go(href),
  })),
);

const sources: ReadonlyArray<CommandsAtom> = [
  pageCommandsAtom,
  adminCommandsAtom,
  // Of an app: secrets, statistics, edit.
  secretCommandsAtom,
  metricsCommandsAtom,
  themeCommandsAtom,
  preferenceCommandsAtom,
  signInCommandsAtom,
  appCommandsAtom,
  // Many secrets have many acts: what is always there comes first.
  pageActsAtom,
];

export const contributionsAtom = atom((get) => sources.map((source) => get(source)));
