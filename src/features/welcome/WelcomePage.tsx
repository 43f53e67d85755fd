/** The welcome page. Also prerendered, for browsers without JavaScript. */
import { languageNames, languages } from "#schemas/languages.ts";
import { asWritten, useI18n } from "#src/i18n/i18n.ts";
import { ButtonLink } from "#src/ui/Button.tsx";
import { Logo } from "#src/ui/Icon.tsx";
import { appNameMark } from "./appNameMark.ts";
import { messages } from "./messages.en.ts";
import { Drawing } from "./welcome.svg?drawing";
import * as css from "./WelcomePage.css.ts";

export interface WelcomePageProps {
  appName: string;
  /** Undefined in the prerendered page, whose own script changes the link. */
  isSignedIn?: boolean;
}

export function WelcomePage({ appName, isSignedIn = false }: WelcomePageProps) {
  const { language, text } = useI18n();
  return (
    <main className={css.root}>
      <div className={css.words}>
        <Logo size={40} />
        {/* In the prerendered page, another name is filled in. */}
        <h1 className={css.heading} data-named={text(messages.heading, { app: appNameMark })}>
          {text(messages.heading, { app: appName })}
        </h1>
        <p className={css.lead}>{text(messages.text)}</p>
        <ButtonLink href={isSignedIn ? "/administer/overview" : "/auth"} variant="primary">
          {text(messages.start)}
        </ButtonLink>
        {!isSignedIn && <p className={css.hint}>{text(messages.hint)}</p>}
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <a className={css.language} key={other} href={`/?lang=${other}`} hrefLang={other} lang={other}>
              {asWritten(languageNames[other])}
            </a>
          ))}
      </div>
      <div className={css.image}>
        <Drawing aria-label={text(messages.image)} />
      </div>
    </main>
  );
}
