/** The form of an invitation. Its first field has the focus after one was sent, and when somebody asked for the form. */
import { useAtom } from "jotai";
import { Send } from "lucide-react";
import { useEffect, useRef } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { Form } from "#src/ui/Form.tsx";
import { KeptNotice } from "#src/ui/KeptNotice.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { useEmailAdvice } from "./emailAdvice.ts";
import * as css from "./InviteForm.css.ts";
import { inviteWantedAtom } from "./inviteWanted.ts";
import { messages } from "./messages.en.ts";
import { useInviteForm } from "./useInviteForm.ts";

export function InviteForm({ onInvited }: { onInvited: (invitation: AdminInvitation) => void }) {
  const text = useText();
  const firstField = useRef<HTMLInputElement>(null);
  const { form, failure } = useInviteForm(firstField, onInvited);
  const emailAdvice = useEmailAdvice(form.values.email);
  const [isWanted, setWanted] = useAtom(inviteWantedAtom);
  useEffect(() => {
    if (!isWanted) return;
    firstField.current?.focus();
    setWanted(false);
  }, [isWanted, setWanted]);
  return (
    <Form {...form.props}>
      <KeptNotice
        kept={form.kept}
        words={{
          kept: text(interaction.kept),
          restore: text(interaction.restore),
          discard: text(interaction.discard),
        }}
      />
      {failure && (
        <Notice kind="critical" title={text(messages.notConfirmed)}>
          {text(messages.sendAgain, { reason: text(failure) })}
        </Notice>
      )}
      <div className={css.names}>
        <TextField
          {...form.field("firstName")}
          label={text(messages.firstName)}
          inputRef={firstField}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...form.field("lastName")}
          label={text(messages.lastName)}
          autoComplete="off"
          isRequired
        />
      </div>
      <TextField
        {...form.field("email", emailAdvice)}
        label={text(messages.email)}
        description={text(messages.emailHelp)}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          isPending={form.isSubmitting}
          pendingLabel={text(messages.inviting)}
        >
          {text(messages.invite)}
        </Button>
      </div>
    </Form>
  );
}
