/** Imports a theme from a file of design tokens; a dialog lists the fields that are missing or wrong. */
import { Either } from "effect";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { type ImportProblems, importTheme } from "#src/domain/themes/themeImport.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button } from "#src/ui/Button.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { useFieldName } from "../fields/useFieldName.ts";
import { messages } from "../messages.en.ts";
import * as css from "../ThemeCard.css.ts";

/** The largest file that is read, in bytes. A file of sixteen colours has about 4,000. */
const maxFileSize = 262_144;

export function ImportButton({ onImport }: { onImport: (theme: ThemeContent) => void }) {
  const text = useText();
  const fieldName = useFieldName();
  const button = useActs<HTMLButtonElement>([
    {
      name: text(messages.importCommand),
      icon: FileUp,
      keywords: text(messages.importAlso),
      run: () => button.current?.click(),
    },
  ]);
  const [problems, setProblems] = useState<ImportProblems>();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = file.size > maxFileSize ? "" : await file.text().catch(() => "");
    Either.match(importTheme(content, text(messages.importedName)), {
      onLeft: setProblems,
      onRight: onImport,
    });
  };
  return (
    <>
      <FileTrigger
        acceptedFileTypes={[".json", "application/json"]}
        onSelect={(files) => void read(files?.[0])}
      >
        <Button ref={button} icon={FileUp}>
          {text(messages.import)}
        </Button>
      </FileTrigger>
      <Presence>
        {problems && (
          <AlertDialog
            title={text(messages.importFailed)}
            confirmLabel={text(interaction.close)}
            onConfirm={() => setProblems(undefined)}
          >
            <p>{text(problems === "json" ? messages.noTokens : messages.importProblems)}</p>
            {problems !== "json" && (
              <ul className={css.problems}>
                {problems.map((problem) => (
                  <li key={problem}>{`${fieldName(problem)} (${problem})`}</li>
                ))}
              </ul>
            )}
          </AlertDialog>
        )}
      </Presence>
    </>
  );
}
