/** Beside the field: which formats are read. */
import { useText } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import * as help from "../InviteHelp.css.ts";
import * as page from "../UsersPage.css.ts";
import { messages as admins } from "../messages.en.ts";
import { maxPeople } from "./checkPeople.ts";
import * as css from "./ListHelp.css.ts";
import { messages } from "./messages.en.ts";

const line = "Ada Winter <ada@example.org>";
const record = "Ada;Winter;ada@example.org";

export function ListHelp() {
  const text = useText();
  return (
    <div className={page.beside}>
      <Card title={text(messages.formatTitle)}>
        <ul className={help.list}>
          <li>
            <span>{`${text(messages.formatLine)} `}</span>
            <code translate="no" className={css.example}>
              {line}
            </code>
          </li>
          <li>
            <span>{`${text(messages.formatTable)} `}</span>
            <code translate="no" className={css.example}>
              {record}
            </code>
          </li>
          <li>{text(messages.formatNames)}</li>
          <li>{text(messages.formatLimit, { max: maxPeople })}</li>
        </ul>
        <p className={help.note}>{text(admins.notListed)}</p>
      </Card>
    </div>
  );
}
