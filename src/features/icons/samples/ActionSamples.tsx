/** What is pressed or followed. */
import { Plus, RotateCw, Trash2 } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { BackLink } from "#src/ui/BackLink.tsx";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { messages } from "./messages.en.ts";
import { InState, Sample, SampleCard } from "./Samples.tsx";

const variants = [
  ["primary", Plus, messages.create],
  ["secondary", RotateCw, messages.reload],
  ["destructive", Trash2, messages.remove],
] as const;
const states = ["hovered", "pressed", "focused"] as const;

export function ActionSamples() {
  const text = useText();
  return (
    <>
      {variants.map(([variant, icon, words]) => {
        const button = { variant, children: text(words) };
        return (
          <SampleCard key={variant} of={`Button ${variant}`}>
            <Sample state="rest">
              <Button {...button} />
            </Sample>
            <Sample state="withIcon">
              <Button {...button} icon={icon} />
            </Sample>
            {states.map((state) => (
              <Sample key={state} state={state}>
                <InState state={state}>
                  <Button {...button} />
                </InState>
              </Sample>
            ))}
            <Sample state="disabled">
              <Button {...button} isDisabled />
            </Sample>
            <Sample state="busy">
              <Button {...button} isPending pendingLabel={text(messages.busy)} />
            </Sample>
          </SampleCard>
        );
      })}
      <SampleCard of="IconButton, Tooltip">
        <Sample state="rest">
          <Tooltip text={text(messages.reload)}>
            <IconButton icon={RotateCw} label={text(messages.reload)} />
          </Tooltip>
        </Sample>
        {states.map((state) => (
          <Sample key={state} state={state}>
            <InState state={state}>
              <IconButton icon={RotateCw} label={text(messages.reload)} />
            </InState>
          </Sample>
        ))}
        <Sample state="disabled">
          <IconButton icon={RotateCw} label={text(messages.reload)} isDisabled />
        </Sample>
        <Sample state="busy">
          <IconButton icon={RotateCw} label={text(messages.reload)} isPending />
        </Sample>
      </SampleCard>
      <SampleCard of="Link, BackLink, ButtonLink">
        <Sample state="rest">
          <Link href="/dev/icons">{text(messages.link)}</Link>
        </Sample>
        {states.map((state) => (
          <Sample key={state} state={state}>
            <InState state={state}>
              <Link href="/dev/icons">{text(messages.link)}</Link>
            </InState>
          </Sample>
        ))}
        <Sample state="rest">
          <BackLink href="/dev/icons">{text(messages.back)}</BackLink>
        </Sample>
        <Sample state="rest">
          <ButtonLink href="/dev/icons" variant="primary">
            {text(messages.create)}
          </ButtonLink>
        </Sample>
      </SampleCard>
      <SampleCard of="CopyButton">
        <Sample state="succeeds">
          <CopyButton words={copyWords(text)} onCopy={() => Promise.resolve(true)} />
        </Sample>
        <Sample state="fails">
          <CopyButton words={copyWords(text)} onCopy={() => Promise.resolve(false)} />
        </Sample>
      </SampleCard>
    </>
  );
}

const copyWords = (text: ReturnType<typeof useText>) => ({
  idle: text(messages.copyIdle),
  copied: text(messages.copyDone),
  failed: text(messages.notCopied),
});
