/** Where numbers come from, for whatever leaves the console: CSV, images, print. */
import type { Text } from "#src/i18n/Text.ts";

export interface Provenance {
  /** App, period, time zone and time of creation, each with its name: `["App", "Vital Steps"]`. */
  readonly lines: ReadonlyArray<readonly [name: Text, value: Text]>;
  /** Beginning of a file's name: `vital-steps_2026-01-01_2026-03-31`. */
  readonly fileStem: string;
}
