/** What is pressed or followed. */
import { Plus, RotateCw, Trash2 } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { BackLink } from "#src/ui/BackLink.tsx";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Link } from "#src/ui/Link.tsx";
import { SkipLink } from "#src/ui/SkipLink.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import * as tooltip from "#src/ui/TooltipBody.css.ts";
import { messages } from "./messages.en.ts";
import { AfterPress, InState, Interactive, Picture, Sample, SampleCard } from "./Samples.tsx";

const variants = [
  ["primary", Plus, messages.create],
  ["secondary", RotateCw, messages.reload],
  ["destructive", Trash2, messages.remove],
] as const;

export function ActionSamples() {
  const text = useText();
  const reload = { icon: RotateCw, label: text(messages.reload) };
  const words = {
    idle: text(messages.copyIdle),
    copied: text(messages.copyDone),
    failed: text(messages.notCopied),
  };
  const copies = <CopyButton words={words} onCopy={() => Promise.resolve(true)} />;
  return (
    <>
      {variants.map(([variant, icon, name]) => {
        const button = { variant, children: text(name) };
        return (
          <SampleCard key={variant} of={`Button ${variant}`}>
            <Interactive>
              <Button {...button} />
            </Interactive>
            <Sample state="withIcon">
              <Button {...button} icon={icon} />
            </Sample>
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
        <Interactive>
          <Tooltip text={reload.label}>
            <IconButton {...reload} />
          </Tooltip>
        </Interactive>
        <Sample state="disabled">
          <IconButton {...reload} isDisabled />
        </Sample>
        <Sample state="busy">
          <IconButton {...reload} isPending />
        </Sample>
        <Picture state="named">
          <div className={tooltip.root}>{reload.label}</div>
        </Picture>
      </SampleCard>
      <SampleCard of="Link">
        <Interactive>
          <Link href="/dev/icons">{text(messages.link)}</Link>
        </Interactive>
      </SampleCard>
      <SampleCard of="BackLink">
        <Interactive>
          <BackLink href="/dev/icons">{text(messages.back)}</BackLink>
        </Interactive>
      </SampleCard>
      <SampleCard of="ButtonLink">
        <Interactive>
          <ButtonLink href="/dev/icons" variant="primary">
            {text(messages.create)}
          </ButtonLink>
        </Interactive>
      </SampleCard>
      <SampleCard of="CopyButton">
        <Interactive>{copies}</Interactive>
        <Picture state="succeeds">
          <AfterPress>{copies}</AfterPress>
        </Picture>
        <Picture state="fails">
          <AfterPress>
            <CopyButton words={words} onCopy={() => Promise.resolve(false)} />
          </AfterPress>
        </Picture>
      </SampleCard>
      <SampleCard of="SkipLink" layout="wide">
        <Picture state="focused" size="low">
          <InState state="focused">
            <SkipLink href="#content">{text(messages.skip)}</SkipLink>
          </InState>
        </Picture>
      </SampleCard>
    </>
  );
}
