/** Each page by the name of its files, with its states. */
import { overview } from "./overview.ts";
import type { States } from "./states.ts";
import { segments, statistics } from "./statistics.ts";

export const pages: Readonly<Record<string, States>> = { overview, statistics, segments };
