/** An app's screen in a theme, light and dark. It uses colours and the web font of that theme only. */
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import { fontStack, type ThemeContent, type ThemeMode, themeModes } from "#src/domain/themes/themeFields.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import { appTheme } from "#src/theme/appTheme.css.ts";
import { Card } from "#src/ui/Card.tsx";
import { Muted, Stack } from "#src/ui/layout.tsx";
import { messages } from "../messages.en.ts";
import * as css from "./preview.css.ts";

interface ScreenProps {
  className: string;
  theme: ThemeContent;
  mode: ThemeMode;
  children: ReactNode;
}

function Screen({ className, theme, mode, children }: ScreenProps) {
  return (
    <div
      className={className}
      style={{ ...assignInlineVars(appTheme, theme[mode]), fontFamily: fontStack(theme.fonts.web) }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

function Illustration({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 140 76">
      <circle cx="104" cy="24" r="14" />
      <path d="M6 68c10-26 26-40 40-40 12 0 18 10 26 20 6 7 12 8 18 8 14 0 30 4 44 12Z" />
      <path d="M46 28c2 12-4 22-12 30" fill="none" />
    </svg>
  );
}

const items = [messages.sampleWalk, messages.sampleBreathe, messages.sampleSleep] as const;

export function PreviewCard({ theme }: { theme: ThemeContent }) {
  const text = useText();
  return (
    <Card title={text(messages.preview)}>
      <div className={css.screens}>
        {themeModes.map((mode) => (
          <Stack gap={4} key={mode}>
            <div role="img" aria-label={text(messages.previewOf, { name: text(messages[mode]) })}>
              <Screen className={css.phone} theme={theme} mode={mode}>
                <span className={css.camera} />
                <p className={css.title}>{text(messages.sampleTitle)}</p>
                <Illustration className={css.illustration} />
                <ul className={css.items}>
                  {items.map((item) => (
                    <li className={css.item} key={item.id}>
                      <span className={css.dot} />
                      <span>{text(item)}</span>
                    </li>
                  ))}
                </ul>
                <div className={css.buttons}>
                  <span className={css.primary}>{text(messages.samplePrimary)}</span>
                  <span className={css.accent}>{text(messages.sampleAccent)}</span>
                </div>
              </Screen>
            </div>
            <span className={css.caption} aria-hidden="true">
              {text(messages[mode])}
            </span>
          </Stack>
        ))}
      </div>
    </Card>
  );
}

/** Every colour of a theme on a small place, mode beside mode: for where the screens of the card are out of sight. */
export function CompactPreview({ theme, modes }: { theme: ThemeContent; modes: ReadonlyArray<ThemeMode> }) {
  const text = useText();
  return (
    <div className={css.compact} aria-hidden="true">
      {modes.map((mode) => (
        <Screen className={css.compactScreen} key={mode} theme={theme} mode={mode}>
          <div className={css.compactLine}>
            <span className={css.compactTitle}>{text(messages.sampleTitle)}</span>
            <Illustration className={css.compactIllustration} />
          </div>
          <div className={css.compactLine}>
            <span className={css.compactPrimary}>{text(messages.samplePrimary)}</span>
            <span className={css.compactAccent}>{text(messages.sampleAccent)}</span>
          </div>
        </Screen>
      ))}
    </div>
  );
}

export interface ThemeVersion {
  readonly header: Text;
  readonly content: ThemeContent;
}

/** Versions of a theme, one below the other. */
export function ComparedPreviews({ versions }: { versions: ReadonlyArray<ThemeVersion> }) {
  return (
    <div className={css.compared} aria-hidden="true">
      {versions.map(({ header, content }) => (
        <Stack gap={4} key={header}>
          <Muted>{header}</Muted>
          <CompactPreview theme={content} modes={themeModes} />
        </Stack>
      ))}
    </div>
  );
}
