/** All commands of the palette: the pages, and the commands of each feature. */
import { atom } from "jotai";
import { adminCommandsAtom } from "#src/features/admins/commands.ts";
import { modeCommandsAtom } from "#src/features/appearance/commands.ts";
import { appCommandsAtom } from "#src/features/apps/commands.ts";
import { secretCommandsAtom } from "#src/features/client-secrets/commands.ts";
import { languageCommandsAtom } from "#src/features/language/commands.ts";
import { questionsAtom } from "#src/features/metrics/elsewhere/palette/questions.ts";
import { metricsCommandsAtom } from "#src/features/metrics/pages/commands.ts";
import type { LoadQuestions } from "#src/features/palette/answers.ts";
import { shortcutCommandsAtom } from "#src/features/shortcuts/commands.ts";
import { signInCommandsAtom } from "#src/features/sign-in/commands.ts";
import { themeCommandsAtom } from "#src/features/themes/commands.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { pageActsAtom } from "#src/interaction/pageActs.ts";
import { navigationItems } from "./navigation.ts";

const pageCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  return {
    commands: navigationItems.map(({ href, icon, keys, name }) => ({
      id: `app.${href}`,
      group: "pages",
      name: text(name),
      icon,
      keys,
      run: ({ go }) => go(href),
    })),
  };
});

const sources: ReadonlyArray<CommandsAtom> = [
  pageCommandsAtom,
  adminCommandsAtom,
  // Of an app: secrets, statistics, edit.
  secretCommandsAtom,
  metricsCommandsAtom,
  themeCommandsAtom,
  languageCommandsAtom,
  modeCommandsAtom,
  signInCommandsAtom,
  shortcutCommandsAtom,
  appCommandsAtom,
  // Many secrets have many acts: what is always there comes first.
  pageActsAtom,
];

/** What the palette answers in a row. A chunk of its own would make the parts of the statistics import each other. */
export const loadQuestions: LoadQuestions = () => Promise.resolve(questionsAtom);

export const contributionsAtom = atom((get) => sources.map((source) => get(source)));
