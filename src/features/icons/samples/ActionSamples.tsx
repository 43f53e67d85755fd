/** Buttons and links. */
import { Plus, RotateCw, Trash2 } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { BackLink } from "#src/ui/BackLink.tsx";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { CodeBlock } from "#src/ui/CodeBlock.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Link } from "#src/ui/Link.tsx";
import { SkipLink } from "#src/ui/SkipLink.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import * as tooltip from "#src/ui/TooltipBody.css.ts";
import { messages } from "./messages.en.ts";
import { PressOnMount, ForcedState, InteractionStates, Preview, Sample, SampleCard } from "./Samples.tsx";

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
  const copyButton = <CopyButton words={words} onCopy={() => Promise.resolve(true)} />;
  return (
    <>
      {variants.map(([variant, icon, name]) => {
        const button = { variant, children: text(name) };
        return (
          <SampleCard key={variant} components={`Button ${variant}`}>
            <InteractionStates>
              <Button {...button} />
            </InteractionStates>
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
      <SampleCard components="IconButton, Tooltip">
        <InteractionStates>
          <Tooltip text={reload.label}>
            <IconButton {...reload} />
          </Tooltip>
        </InteractionStates>
        <Sample state="disabled">
          <IconButton {...reload} isDisabled />
        </Sample>
        <Sample state="busy">
          <IconButton {...reload} isPending />
        </Sample>
        <Preview state="named">
          <div className={tooltip.root}>{reload.label}</div>
        </Preview>
      </SampleCard>
      <SampleCard components="Link">
        <InteractionStates>
          <Link href="/dev/icons">{text(messages.link)}</Link>
        </InteractionStates>
      </SampleCard>
      <SampleCard components="BackLink">
        <InteractionStates>
          <BackLink href="/dev/icons">{text(messages.back)}</BackLink>
        </InteractionStates>
      </SampleCard>
      <SampleCard components="ButtonLink">
        <InteractionStates>
          <ButtonLink href="/dev/icons" variant="primary">
            {text(messages.create)}
          </ButtonLink>
        </InteractionStates>
      </SampleCard>
      <SampleCard components="CopyButton">
        <InteractionStates>{copyButton}</InteractionStates>
        <Preview state="succeeds">
          <PressOnMount>{copyButton}</PressOnMount>
        </Preview>
        <Preview state="fails">
          <PressOnMount>
            <CopyButton words={words} onCopy={() => Promise.resolve(false)} />
          </PressOnMount>
        </Preview>
      </SampleCard>
      <SampleCard components="CodeBlock" layout="wide">
        <InteractionStates>
          <CodeBlock
            label={text(messages.code)}
            code="printenv WELLBEING_CLIENT_SECRET"
            copyButton={<CopyButton words={words} onCopy={() => Promise.resolve(true)} isIconOnly />}
          />
        </InteractionStates>
      </SampleCard>
      <SampleCard components="SkipLink" layout="wide">
        <Preview state="focused" size="low">
          <ForcedState state="focused">
            <SkipLink href="#content">{text(messages.skip)}</SkipLink>
          </ForcedState>
        </Preview>
      </SampleCard>
    </>
  );
}
