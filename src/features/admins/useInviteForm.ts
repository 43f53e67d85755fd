/** What the form of an invitation does: one request per intent, problems at their fields, empty again after success. */
import { Exit } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { type RefObject, useState } from "react";
import { type AdminInvitation, personNameMaxLength } from "#schemas/admins/AdminInvitation.ts";
import { callFailures, failureWords } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { maxLength, type Problem, printable, required } from "#src/interaction/rules.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { useIntent } from "#src/interaction/useIntent.ts";
import { emailRules, emailTaken } from "./emailAdvice.ts";
import { inviteAtom, sentInvitationsAtom } from "./invitations.ts";
import { messages } from "./messages.en.ts";

const initial = { firstName: "", lastName: "", email: "" };
const nameRules = [required, maxLength(personNameMaxLength), printable];
const valueRefused: Problem = (text) => text(messages.valueRefused);

export const useInviteForm = (
  firstField: RefObject<HTMLInputElement | null>,
  onInvited: (invitation: AdminInvitation) => void,
) => {
  const invite = useSetAtom(inviteAtom);
  const { length: sentBefore } = useAtomValue(sentInvitationsAtom);
  const keyOf = useIntent();
  const [failure, setFailure] = useState<Message>();
  const form = useForm({
    id: "invitation",
    initial,
    rules: { firstName: nameRules, lastName: nameRules, email: emailRules },
    onSubmit: async (invitation) => {
      setFailure(undefined);
      // Whoever is invited once more after a success is meant anew.
      const key = keyOf(JSON.stringify([sentBefore, invitation]));
      const exit = await invite({ invitation, key });
      if (Exit.isFailure(exit)) {
        setFailure(failureWords(exit.cause));
        return undefined;
      }
      if (exit.value._tag === "Taken") return { email: emailTaken };
      if (exit.value._tag === "Refused") {
        const fields = exit.value.issues.filter(({ path }) => Object.hasOwn(initial, path));
        if (fields.length === 0) setFailure(callFailures.Invalid);
        return Object.fromEntries(fields.map(({ path }) => [path, valueRefused]));
      }
      form.reset();
      // Before the message opens, which gives the focus back to where it was.
      firstField.current?.focus();
      onInvited(invitation);
      return undefined;
    },
  });
  return { form, failure };
};
