/** Notices, chips and progress, in each kind. */
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Spinner } from "#src/ui/Spinner.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { english } from "./english.ts";
import { States } from "./States.tsx";

const notices = ["info", "positive", "caution", "critical"] as const;
const chips = ["positive", "neutral", "caution", "critical"] as const;

const notice = (kind: (typeof notices)[number]) => (
  <Notice
    kind={kind}
    title={english("A new version is ready")}
    action={<Button>{english("Reload")}</Button>}
    onDismiss={() => undefined}
    dismissLabel={english("Dismiss")}
  >
    {english("Reload the page to use it.")}
  </Notice>
);
const chip = (state: (typeof chips)[number]) => <StatusChip state={state}>{english("Active")}</StatusChip>;

export function FeedbackSamples() {
  return (
    <>
      <States of="Notice" others={Object.fromEntries(notices.map((kind) => [kind, notice(kind)]))} />
      <States of="StatusChip" others={Object.fromEntries(chips.map((state) => [state, chip(state)]))} />
      <States of="Spinner" others={{ spinner: <Spinner size={24} /> }} />
    </>
  );
}
