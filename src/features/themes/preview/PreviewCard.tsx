/** Previews of the theme on each system, also with simulated colour vision deficiencies. Phones show one at a time. */
import { useState } from "react";
import { simulateVisionOfAll, type Vision, visions } from "#src/domain/themes/colour.ts";
import {
  type FontSystem,
  fontSystems,
  type ThemeContent,
  themeModes,
} from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import { media } from "#src/theme/breakpoints.ts";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Select } from "#src/ui/Select.tsx";
import { useMedia } from "#src/ui/useMedia.ts";
import type { ColourPlace } from "../fields/useColourPlace.ts";
import { PhoneScreen } from "./PhoneScreen.tsx";
import * as css from "./preview.css.ts";
import { messages } from "../messages.en.ts";

export function PreviewCard({ theme, place }: { theme: ThemeContent; place: ColourPlace }) {
  const text = useText();
  const isPhone = useMedia(media.phone);
  const [shown, setShown] = useState<FontSystem>("ios");
  const [vision, setVision] = useState<Vision>("typical");
  return (
    <Card
      title={text(messages.preview)}
      description={isPhone ? undefined : text(messages.previewHint)}
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
      {isPhone && (
        <div className={css.choices}>
          <ChoiceBar
            label={text(messages.mode)}
            isLabelHidden
            choices={themeModes.map((id) => ({ id, name: text(messages[id]) }))}
            value={place.mode}
            onChange={place.showMode}
          />
          <Select
            label={text(messages.system)}
            variant="quiet"
            options={fontSystems.map((id) => ({ id, name: text(messages[id]) }))}
            value={shown}
            onChange={setShown}
          />
        </div>
      )}
      <div className={css.screens}>
        {(isPhone ? [shown] : fontSystems).map((system) =>
          (isPhone ? [place.mode] : themeModes).map((mode) => {
            const name = text(messages.inMode, {
              name: text(messages[system]),
              mode: text(messages[mode]),
            });
            return (
              <div className={css.captioned} key={`${system} ${mode}`}>
                <PhoneScreen
                  label={text(messages.previewOf, { name })}
                  system={system}
                  theme={simulateVisionOfAll(vision, theme[mode])}
                  font={theme.fonts[system]}
                  onColour={(role) => place.goToColour(`${mode}.${role}`)}
                />
                <span className={css.caption} aria-hidden="true">
                  {name}
                </span>
              </div>
            );
          }),
        )}
      </div>
      {isPhone && <p className={css.hint}>{text(messages.previewHint)}</p>}
    </Card>
  );
}
