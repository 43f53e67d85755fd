/** The fields of the sixteen colours of a theme. */
import { useId } from "react";
import type { ThemeColours } from "#schemas/themes/Theme.ts";
import { contrastPairs, ratioOf } from "#src/domain/themes/contrast.ts";
import { type ColourRole, colourRoles, type ThemeMode, themeModes } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { Verdict } from "../contrast/Verdict.tsx";
import * as contrast from "../contrast/ContrastCard.css.ts";
import { ColourControl } from "./ColourControl.tsx";
import * as css from "./ColoursCard.css.ts";
import type { Editor } from "../useEditor.ts";
import { messages } from "./messages.en.ts";

export interface ColoursCardProps {
  editor: Editor;
}

export function ColoursCard({ editor }: ColoursCardProps) {
  const text = useText();
  return (
    <Card title={text(messages.colours)} description={text(messages.coloursHint)}>
      <div className={css.modes}>
        {themeModes.map((mode) => (
          <ModeColours key={mode} editor={editor} mode={mode} />
        ))}
      </div>
    </Card>
  );
}

const verdictOn = (colours: ThemeColours, role: ColourRole) => {
  const pair = contrastPairs.find(({ front }) => front === role);
  return (
    pair && (
      <span className={contrast.cell}>
        <Verdict ratio={ratioOf(colours, pair)} minimum={pair.minimum} />
      </span>
    )
  );
};

function ModeColours({ editor, mode }: ColoursCardProps & { mode: ThemeMode }) {
  const text = useText();
  const headingId = useId();
  return (
    <div className={css.mode} role="group" aria-labelledby={headingId}>
      <h3 className={css.heading} id={headingId}>
        {text(messages[mode])}
      </h3>
      {colourRoles.map((role) => (
        <ColourControl
          key={role}
          label={text(messages[role])}
          labelSuffix={text(messages.modeSuffix, { mode: text(messages[mode]) })}
          verdict={verdictOn(editor.content[mode], role)}
          fullLabel={text(messages.inMode, { name: text(messages[role]), mode: text(messages[mode]) })}
          value={editor.content[mode][role]}
          onChange={(value, isDragging) => editor.edit({ field: `${mode}.${role}`, value }, isDragging)}
        />
      ))}
    </div>
  );
}
