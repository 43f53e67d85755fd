/** Previews of the theme on each system in each mode, also with simulated colour vision deficiencies. */
import { useState } from "react";
import { simulateVisionOfAll, type Vision, visions } from "#src/domain/themes/colourVision.ts";
import { fontSystems, type ThemeContent, themeModes } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { Select } from "#src/ui/Select.tsx";
import { PhoneScreen } from "./PhoneScreen.tsx";
import * as css from "./PreviewCard.css.ts";
import { messages } from "./messages.en.ts";
import { messages as fieldMessages } from "../fields/messages.en.ts";

export function PreviewCard({ theme }: { theme: ThemeContent }) {
  const text = useText();
  const [vision, setVision] = useState<Vision>("typical");
  return (
    <Card
      title={text(messages.preview)}
      actions={
        <Select
          label={text(messages.vision)}
          variant="quiet"
          options={visions.map((id) => ({ id, name: text(messages[id]) }))}
          value={vision}
          onChange={setVision}
        />
      }
    >
      <div className={css.screens}>
        {fontSystems.map((system) =>
          themeModes.map((mode) => {
            const name = text(fieldMessages.inMode, {
              name: text(fieldMessages[system]),
              mode: text(fieldMessages[mode]),
            });
            return (
              <div className={css.screen} key={`${system} ${mode}`}>
                <PhoneScreen
                  label={text(messages.previewOf, { name })}
                  system={system}
                  theme={simulateVisionOfAll(vision, theme[mode])}
                  font={theme.fonts[system]}
                />
                <span className={css.caption} aria-hidden="true">
                  {name}
                </span>
              </div>
            );
          }),
        )}
      </div>
    </Card>
  );
}
