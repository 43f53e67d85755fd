/** Says whether edits are protected against overwriting those of others, and if not, why. */
import { useText } from "#src/i18n/i18n.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { Card } from "#src/ui/Card.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { messages } from "./messages.en.ts";
import { protectionAtom } from "./protection.ts";

const queryMessages = {
  failed: messages.protectionFailed,
  reloadFailed: messages.protectionFailed,
  reloading: messages.protectionLoading,
};

export function ProtectionCard() {
  const text = useText();
  const query = useQueryView(protectionAtom, queryMessages, { NotFound: messages.protectionFailed });
  return (
    <Card title={text(messages.protection)}>
      <QueryView {...query} isInCard skeleton={<Skeleton width="40ch" />}>
        {(protection) => <p>{text(protection)}</p>}
      </QueryView>
    </Card>
  );
}
