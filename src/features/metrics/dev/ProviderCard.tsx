/** Whether the console may read what the identity provider answers. */
import { useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { providerReach } from "#src/services/sign-in/providerReach.ts";
import { Card } from "#src/ui/Card.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { messages } from "./messages.en.ts";

const reachAtom = queryAtom(() => providerReach);

const names = { metadata: messages.metadata, keys: messages.keys, tokens: messages.tokens };
const reaches = {
  own: messages.ownOrigin,
  readable: messages.readable,
  withheld: messages.withheld,
  silent: messages.silent,
};

export function ProviderCard() {
  const text = useText();
  const { data } = useAtomValue(reachAtom);
  return (
    <Card title={text(messages.provider)}>
      <DescriptionList
        items={
          data?.map(({ what, address, reach }) => ({
            term: text(names[what]),
            details: (
              <>
                <code translate="no">{address}</code>
                <span>{` ${text(reaches[reach])}`}</span>
              </>
            ),
          })) ?? Object.values(names).map((name) => ({ term: text(name), details: <Skeleton /> }))
        }
      />
    </Card>
  );
}
