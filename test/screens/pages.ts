/** Each page by the name of its files, with its states. */
import { appPage } from "./app.ts";
import { frame } from "./frame.ts";
import { overview } from "./overview.ts";
import type { States } from "./states.ts";
import { segments, statistics } from "./statistics.ts";
import { themes } from "./themes.ts";
import { users } from "./users.ts";

export const pages: Readonly<Record<string, States>> = {
  frame,
  overview,
  app: appPage,
  themes,
  users,
  statistics,
  segments,
};
