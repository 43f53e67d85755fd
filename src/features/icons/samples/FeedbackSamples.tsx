/** Notices, chips, toasts and progress. */
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { Chip } from "#src/ui/Chip.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { ProgressBar } from "#src/ui/ProgressBar.tsx";
import { Spinner } from "#src/ui/Spinner.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { ToastRegion } from "#src/ui/ToastRegion.tsx";
import { messages } from "./messages.en.ts";
import { Preview, Sample, SampleCard } from "./Samples.tsx";

const kinds = ["info", "positive", "caution", "critical"] as const;
const chips = ["positive", "neutral", "caution", "critical"] as const;
const noop = () => undefined;

export function FeedbackSamples() {
  const text = useText();
  const dismissLabel = text(forms.dismiss);
  return (
    <>
      <SampleCard components="Notice" layout="wide">
        {kinds.map((kind) => (
          <Sample key={kind} state={kind}>
            <Notice
              kind={kind}
              title={text(messages.noticeTitle)}
              action={<Button>{text(messages.reload)}</Button>}
              onDismiss={noop}
              dismissLabel={dismissLabel}
            >
              {text(messages.noticeText)}
            </Notice>
          </Sample>
        ))}
      </SampleCard>
      <SampleCard components="StatusChip, Chip, Spinner">
        {chips.map((state) => (
          <Sample key={state} state={state}>
            <StatusChip state={state}>{text(messages[state])}</StatusChip>
          </Sample>
        ))}
        <Sample state="rest">
          <Chip>{text(messages.chip)}</Chip>
        </Sample>
        <Sample state="busy">
          <Spinner size={24} />
        </Sample>
      </SampleCard>
      <SampleCard components="ToastRegion, ProgressBar" layout="wide">
        <Preview state="rest" size="low">
          <ToastRegion
            label={text(forms.toasts)}
            dismissLabel={dismissLabel}
            toasts={[{ id: "only", text: text(messages.toast) }]}
            onDismiss={noop}
          />
        </Preview>
        <Preview state="busy" size="low">
          <ProgressBar label={text(messages.busy)} />
        </Preview>
      </SampleCard>
    </>
  );
}
