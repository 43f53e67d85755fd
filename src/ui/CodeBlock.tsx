/** Code to copy, in separate lines. It is focusable, so that the keyboard can scroll it. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./CodeBlock.css.ts";

export interface CodeBlockProps {
  label: Text;
  code: string;
  /** A CopyButton. */
  copyButton: ReactNode;
}

export function CodeBlock({ label, code, copyButton }: CodeBlockProps) {
  return (
    <div className={css.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus */}
      <pre className={css.code} role="group" aria-label={label} tabIndex={0}>
        <code translate="no">{code}</code>
      </pre>
      <span className={css.copy}>{copyButton}</span>
    </div>
  );
}
