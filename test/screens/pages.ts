/** Each page by its name, with its states by the name of their file. Its German is one file. */
import { appPage } from "./app.ts";
import { arrival } from "./arrival.ts";
import { charts } from "./charts.ts";
import { choice } from "./choice.ts";
import { comparison } from "./comparison.ts";
import { dev } from "./dev.ts";
import { frame } from "./frame.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { publishing } from "./publishing.ts";
import { segments } from "./segments.ts";
import type { States } from "./states.ts";
import { statistics } from "./statistics.ts";
import { themeEditor } from "./themeEditor.ts";
import { themes } from "./themes.ts";
import { users } from "./users.ts";

export const pages: Readonly<Record<string, Readonly<Record<string, States>>>> = {
  arrival: { arrival },
  frame: { frame, palette },
  overview: { overview },
  app: { app: appPage },
  themes: { themes, themeEditor, publishing },
  users: { users },
  statistics: { statistics, comparison, choice, charts, segments },
  dev: { dev },
};
