/** A theme on the page of all themes: picture, name, status, problems, fonts, and a menu of actions. */
import { Copy, EllipsisVertical, PencilLine, Trash2 } from "lucide-react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { fontSystems, type ThemeContent, themeModes } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { type Act, useActs } from "#src/interaction/pageActs.ts";
import { Row } from "#src/ui/layout.tsx";
import { Link } from "#src/ui/Link.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import type { ShownTheme } from "./drafts.ts";
import { useExport } from "./files/exporting.ts";
import { messages } from "./messages.en.ts";
import { CompactPreview } from "./preview/Previews.tsx";
import * as css from "./ThemeCard.css.ts";
import { ThemeStatusChip } from "./ThemeStatusChip.tsx";

/** The first family of each system, once. */
const fontsOf = ({ fonts }: ThemeContent): ReadonlyArray<string> => [
  ...new Set(fontSystems.map((system) => fonts[system].split(",")[0] ?? "")),
];

export interface ThemeCardProps {
  theme: ShownTheme;
  onDuplicate: () => void;
  onRename: () => void;
  onDelete: () => void;
}

export function ThemeCard({ theme, onDuplicate, onRename, onDelete }: ThemeCardProps) {
  const text = useText();
  const { id, content, published } = theme;
  const failing = failingPairs(content).length;
  const name = content.name.trim() === "" ? text(messages.nameless) : content.name;
  const acts: ReadonlyArray<Act> = [
    {
      name: text(messages.duplicateNamed, { name }),
      label: text(messages.duplicate),
      icon: Copy,
      keywords: text(messages.duplicateAlso),
      run: onDuplicate,
    },
    {
      name: text(messages.renameTitle, { name }),
      label: text(messages.rename),
      icon: PencilLine,
      keywords: text(messages.renameAlso),
      run: onRename,
    },
    {
      name: text(published ? messages.deleteNamed : messages.discardNamed, { name }),
      label: text(published ? interaction.delete : messages.discardChanges),
      icon: Trash2,
      keywords: text(messages.deleteAlso),
      run: onDelete,
    },
  ];
  const exported = useExport(published);
  return (
    <li className={css.root}>
      <div className={css.picture}>
        <CompactPreview theme={content} modes={themeModes} />
      </div>
      <div className={css.foot}>
        <div className={css.words}>
          <Row>
            <h2 className={css.name}>
              <Link href={`/administer/themes/${encodeURIComponent(id)}`}>
                <bdi translate="no">{name}</bdi>
              </Link>
            </h2>
            <ThemeStatusChip theme={theme} />
            {failing > 0 && (
              <StatusChip state="critical">{text(messages.problems, { count: failing })}</StatusChip>
            )}
          </Row>
          <p className={css.fonts} translate="no">
            {fontsOf(content).join(" · ")}
          </p>
        </div>
        <div className={css.menu}>
          <MenuButton
            label={text(messages.actionsOf, { name })}
            icon={EllipsisVertical}
            ref={useActs(acts)}
            entries={acts
              .toSpliced(-1, 0, ...(exported ? [exported] : []))
              .map(({ name: act, label = act, icon, run }) => ({
                id: label,
                name: label,
                icon,
                onAction: run,
              }))}
          />
        </div>
      </div>
    </li>
  );
}
