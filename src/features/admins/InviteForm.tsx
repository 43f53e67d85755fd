/** Invites an administrator. The first field is focused after an invitation, and when a command opens the form. */
import { Schema } from "effect";
import { useSetAtom } from "jotai";
import { Send } from "lucide-react";
import { useRef } from "react";
import { AdminInvitation, Email, mixesAlphabets } from "#schemas/admins/AdminInvitation.ts";
import { plainAddress } from "#schemas/admins/plainAddress.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Form } from "#src/interaction/Form.tsx";
import { useIsFree } from "#src/interaction/uniqueness.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { Button } from "#src/ui/Button.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { emailUniqueness, inviteAtom, useRequestedFocus } from "./invitations.ts";
import { messages } from "./messages.en.ts";
import * as css from "./UsersPage.css.ts";

/** AdminInvitation, with its address as it is pasted. */
const invitationForm = Schema.Struct({
  ...AdminInvitation.fields,
  email: Schema.transform(Schema.String, Email, { decode: plainAddress, encode: (email) => email }),
});

export function InviteForm({ onInvited }: { onInvited: (invitation: AdminInvitation) => void }) {
  const text = useText();
  const firstField = useRef<HTMLInputElement>(null);
  const invite = useSetAtom(inviteAtom);
  useRequestedFocus("one", firstField);
  const form = useForm({
    id: "invitation",
    schema: invitationForm,
    submit: invite,
    failureTitle: messages.notConfirmed,
    failures: { EmailTaken: messages.emailTaken },
    conflicts: { EmailTaken: "email" },
    onSuccess: (_answer, invitation) => {
      // The dialog that opens next returns the focus to this field. The email field writes its address when it is left, so
      // the form is emptied after that.
      firstField.current?.focus();
      form.reset();
      onInvited(invitation);
    },
  });
  const { failure } = form.props;
  const address = plainAddress(form.validValue("email"));
  const isTaken = useIsFree(emailUniqueness, address) === false;
  const email = form.field("email", isTaken ? messages.emailTaken : undefined);
  return (
    <Form
      {...form.props}
      failure={
        failure?.isFinal === false
          ? { ...failure, text: text(messages.failedText, { reason: failure.text }) }
          : failure
      }
    >
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
        {...email}
        onBlur={() => {
          if (plainAddress(email.value) !== email.value) email.onChange(plainAddress(email.value));
          email.onBlur();
        }}
        label={text(messages.email)}
        description={text(mixesAlphabets(address) ? messages.mixedAlphabets : messages.emailHelp)}
        // Not of the type email: Chromium would show the domain of an address with umlauts as xn--.
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
          isPending={form.actions.isSubmitting}
          pendingLabel={text(messages.inviting)}
        >
          {text(messages.invite)}
        </Button>
      </div>
      <Muted as="p">{text(messages.help)}</Muted>
    </Form>
  );
}
