/** Beside the form: what an invitation leads to, as far as the contract says it, and whom the page cannot list. */
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import * as css from "./UsersPage.css.ts";
import { messages } from "./messages.en.ts";

export function InviteHelp() {
  const text = useText();
  return (
    <Card title={text(messages.helpTitle)}>
      <ul className={css.list}>
        <li>{text(messages.helpMail)}</li>
        <li>{text(messages.helpRights)}</li>
        <li>{text(messages.helpValidity)}</li>
      </ul>
      <p className={css.note}>{text(messages.notListed)}</p>
    </Card>
  );
}
