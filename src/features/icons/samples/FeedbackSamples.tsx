/** What the console says. */
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
import { Picture, Sample, SampleCard } from "./Samples.tsx";

const kinds = ["info", "positive", "caution", "critical"] as const;
const chips = ["positive", "neutral", "caution", "critical"] as const;
const nothing = () => undefined;

export function FeedbackSamples() {
  const text = useText();
  const dismissLabel = text(forms.dismiss);
  return (
    <>
      <SampleCard of="Notice" layout="wide">
        {kinds.map((kind) => (
          <Sample key={kind} state={kind}>
            <Notice
              kind={kind}
              title={text(messages.noticeTitle)}
              action={<Button>{text(messages.reload)}</Button>}
              onDismiss={nothing}
              dismissLabel={dismissLabel}
            >
              {text(messages.noticeText)}
            </Notice>
          </Sample>
        ))}
      </SampleCard>
      <SampleCard of="StatusChip, Chip, Spinner">
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
      <SampleCard of="ToastRegion, ProgressBar" layout="wide">
        <Picture state="rest" size="low">
          <ToastRegion
            label={text(forms.toasts)}
            dismissLabel={dismissLabel}
            toasts={[{ id: "only", text: text(messages.toast) }]}
            onDismiss={nothing}
          />
        </Picture>
        <Picture state="busy" size="low">
          <ProgressBar label={text(messages.busy)} />
        </Picture>
      </SampleCard>
    </>
  );
}
