/** Colours, text styles, the logo and the illustration. */
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { vars } from "#src/theme/vars.css.ts";
import { text as type } from "#src/theme/text.ts";
import { Logo } from "#src/ui/Logo.tsx";
import { WelcomeImage } from "#src/ui/WelcomeImage.tsx";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";
import { SampleCard } from "./Samples.tsx";

const colours = {
  ...vars.color,
  ...Object.fromEntries(Object.entries(vars.chart).map(([id, value]) => [`chart ${id}`, value])),
};

export function TokenSamples() {
  const text = useText();
  return (
    <>
      <SampleCard components="theme/palette" layout="wide">
        <ul className={css.swatches}>
          {Object.entries(colours).map(([name, value]) => (
            <li className={css.swatch} key={name}>
              <div className={css.colour} style={{ backgroundColor: value }} />
              {asWritten(name)}
            </li>
          ))}
        </ul>
      </SampleCard>
      <SampleCard components="theme/text" layout="wide">
        {Object.entries(type).map(([name, style]) => (
          <div className={css.sample} key={name}>
            <span className={css.caption}>{asWritten(name)}</span>
            <p style={style}>{text(messages.sentence)}</p>
          </div>
        ))}
      </SampleCard>
      <SampleCard components="Logo, WelcomeImage">
        <Logo size={24} />
        <Logo size={28} />
        <Logo size={40} />
        <div className={css.illustration}>
          <WelcomeImage label={text(messages.illustration)} />
        </div>
      </SampleCard>
    </>
  );
}
