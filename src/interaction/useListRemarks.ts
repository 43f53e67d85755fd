/** What a list says about entries that it leaves out, and about texts that lost characters. */
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { ListFaults } from "#src/runtime/listAtoms.ts";
import { messages } from "./messages.en.ts";

export interface ListRemark {
  readonly title: Text;
  /** For developers. */
  readonly places: ReadonlyArray<string>;
}

export const useListRemarks = (
  leftOut: (count: number) => Text,
  { misfits, garbled }: ListFaults = { misfits: [], garbled: [] },
): ReadonlyArray<ListRemark> => {
  const text = useText();
  const places = misfits.flatMap((misfit) => misfit.places);
  return [
    { title: leftOut(misfits.length), places },
    { title: text(messages.garbled), places: garbled },
  ].filter((remark) => remark.places.length > 0);
};
