/** The field for the list, and the button that reads it from a file. */
import { FileUp } from "lucide-react";
import { type RefObject, useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { decodeFile } from "#src/domain/admins/decodeFile.ts";
import { useText } from "#src/i18n/i18n.ts";
import { filled, type Message } from "#src/i18n/messages.ts";
import { Button } from "#src/ui/Button.tsx";
import { TextArea } from "#src/ui/TextArea.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { maxPeople } from "./checkPeople.ts";
import { messages } from "./messages.en.ts";
import type { InvitationList } from "./useInvitationList.ts";
import { useTally } from "./useTally.ts";

/** The largest file that is read, in bytes: a row of a wide sheet for everybody. */
const maxFileSize = 262_144;

export interface PeopleFieldProps {
  list: InvitationList;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}

export function PeopleField({ list, areaRef }: PeopleFieldProps) {
  const text = useText();
  const [fileError, setFileError] = useState<Message>();
  const tally = useTally(list.rows, list.run?.total);
  const isSending = list.run !== undefined;
  const read = async (file: File) => {
    const { name } = file;
    if (file.size > maxFileSize) return setFileError(filled(messages.fileTooLarge, { name }));
    const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
    if (content === undefined) return setFileError(filled(messages.fileUnreadable, { name }));
    setFileError(undefined);
    // As the field writes them: the places of people are counted in its text.
    list.append(content.replaceAll(/\r\n?/gu, "\n"));
  };
  const tooMany =
    list.excess > 0 ? text(messages.tooMany, { max: maxPeople, excess: list.excess }) : undefined;
  return (
    <>
      <TextArea
        areaRef={areaRef}
        label={text(messages.people)}
        description={text(messages.peopleHelp)}
        error={fileError ? text(fileError) : tooMany}
        rows={10}
        value={list.typed}
        onChange={(value) => {
          setFileError(undefined);
          list.setTyped(value);
        }}
        isReadOnly={isSending}
        onDropFile={(file) => void read(file)}
      />
      <div>
        <FileTrigger
          acceptedFileTypes={[".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void read(file);
          }}
        >
          <Button icon={FileUp} isDisabled={isSending}>
            {text(messages.chooseFile)}
          </Button>
        </FileTrigger>
        {/* The status exists before the list does: screen readers announce changes of a status, not a new one. */}
        <span role="status">
          <VisuallyHidden>{tally}</VisuallyHidden>
        </span>
      </div>
    </>
  );
}
