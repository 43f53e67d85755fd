/** A page that failed: what is known of the failure, and a button that copies it for a report. */
import { useLocation } from "@tanstack/react-router";
import { DateTime } from "effect";
import { type ReactNode, useState } from "react";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { CopyButton } from "#src/interaction/CopyButton.tsx";
import { copy } from "#src/services/browser/clipboard.ts";
import type { Glyph } from "#src/ui/Icon.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";

export interface FailurePageProps {
  glyph: Glyph;
  title: Text;
  status: number | undefined;
  message: string;
  actions: ReactNode;
}

export function FailurePage({ glyph, title, status, message, actions }: FailurePageProps) {
  const { text, date } = useI18n();
  const { pathname } = useLocation();
  // No atom: one that nobody follows keeps what it read at the failure before.
  const [at] = useState(DateTime.unsafeNow);
  const statusText = status !== undefined && text(messages.errorStatus, { status: String(status) });
  const details = [title, statusText, message, pathname, DateTime.formatIso(at)].filter(Boolean).join("\n");
  return (
    <MessagePage
      glyph={glyph}
      title={title}
      actions={
        <>
          {actions}
          <CopyButton onCopy={() => copy(details)}>{text(messages.copyDetails)}</CopyButton>
        </>
      }
    >
      {statusText && <p>{statusText}</p>}
      <p>{message}</p>
      <p>
        <time translate="no" dateTime={DateTime.formatIso(at)}>
          {date(at.epochMillis, "moment")}
        </time>
      </p>
    </MessagePage>
  );
}
