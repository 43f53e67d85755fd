/** Shown in the frame while a page's code or its required data loads: its head and a skeleton. */
import { useMatches } from "@tanstack/react-router";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { BackLink } from "#src/ui/BackLink.tsx";
import { Card } from "#src/ui/Card.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";

export function PagePending() {
  const text = useText();
  const { title, purpose, back } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  return (
    <>
      <PageHead
        title={text(title ?? common.loading)}
        description={purpose && text(purpose)}
        back={back && <BackLink href={back.href}>{text(back.name)}</BackLink>}
      />
      <Card>
        <Loading label={text(common.loading)}>
          <Skeleton height="160px" shape="block" />
        </Loading>
      </Card>
    </>
  );
}
