/** What the palette offers for each listed theme: the acts of its menu. */
import { Copy, PencilLine, Trash2 } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { usePageActs } from "#src/interaction/pageActs.ts";
import { messages } from "./messages.en.ts";
import type { ListedTheme } from "./listedThemes.ts";

export interface ThemeActs {
  themes: ReadonlyArray<ListedTheme>;
  onDuplicate: (theme: ListedTheme) => void;
  onRename: (theme: ListedTheme) => void;
  onDelete: (theme: ListedTheme) => void;
}

export const useThemeActs = ({ themes, onDuplicate, onRename, onDelete }: ThemeActs): void => {
  const text = useText();
  usePageActs(
    themes.flatMap((theme) => {
      const { id, content, published } = theme;
      const name = content.name.trim() === "" ? text(messages.nameless) : content.name;
      const remove = published === null ? messages.discardNamed : messages.deleteNamed;
      return [
        {
          id: `themes.rename.${id}`,
          name: text(messages.renameTitle, { name }),
          icon: PencilLine,
          keywords: text(messages.renameAlso),
          run: () => onRename(theme),
        },
        {
          id: `themes.duplicate.${id}`,
          name: text(messages.duplicateNamed, { name }),
          icon: Copy,
          keywords: text(messages.duplicateAlso),
          run: () => onDuplicate(theme),
        },
        {
          id: `themes.delete.${id}`,
          name: text(remove, { name }),
          icon: Trash2,
          keywords: text(messages.deleteAlso),
          run: () => onDelete(theme),
        },
      ];
    }),
  );
};
