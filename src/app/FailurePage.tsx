/** A page that failed: what is known of the failure, and a button that copies it for a report. */
import { useLocation } from "@tanstack/react-router";
import { DateTime } from "effect";
import { useStore } from "jotai";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { Button } from "#src/ui/Button.tsx";
import type { Glyph } from "#src/ui/Icon.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
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
  const store = useStore();
  const [at] = useState(() => store.get(nowAtom));
  const statusText = status !== undefined && text(messages.errorStatus, { status: String(status) });
  const details = [title, statusText, message, pathname, DateTime.formatIso(at)].filter(Boolean).join("\n");
  return (
    <MessagePage
      glyph={glyph}
      title={title}
      actions={
        <>
          {actions}
          <CopyDetails details={details} />
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

const glyphs = { copy: Copy, copied: Check, copyFailed: TriangleAlert };

function CopyDetails({ details }: { details: string }) {
  const { text } = useI18n();
  const [outcome, setOutcome] = useState<keyof typeof glyphs>("copy");
  return (
    <>
      <Button
        icon={glyphs[outcome]}
        onPress={() => void copy(details).then((isCopied) => setOutcome(isCopied ? "copied" : "copyFailed"))}
      >
        {text(outcome === "copy" ? messages.copyDetails : interaction[outcome])}
      </Button>
      <span role="status">
        <VisuallyHidden>{outcome === "copy" ? null : text(interaction[outcome])}</VisuallyHidden>
      </span>
    </>
  );
}
