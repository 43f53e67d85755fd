/** The page layout with its navigation, and a message page. */
import { LayoutGrid, SearchX, Users } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { Button } from "#src/ui/Button.tsx";
import { Drawer } from "#src/ui/Drawer.tsx";
import { Frame } from "#src/ui/Frame.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { Navigation } from "#src/ui/Navigation.tsx";
import { NavItem } from "#src/ui/NavItem.tsx";
import { messages } from "./messages.en.ts";
import { InteractionStates, Preview, SampleCard } from "./Samples.tsx";

const noop = () => undefined;
const appName = "Wellbeing Console";
const href = "/dev/icons";

export function FrameSamples() {
  const text = useText();
  const { skip, link: navigation, opened: open, off: close, minimized: minimize, rest: expand } = messages;
  const navItems = (
    <>
      <NavItem href={href} icon={LayoutGrid} current="page">
        {text(messages.app)}
      </NavItem>
      <NavItem href={href} icon={Users}>
        {text(messages.amount)}
      </NavItem>
    </>
  );
  return (
    <>
      <SampleCard components="NavItem" layout="fields">
        <InteractionStates>
          <ul>
            <NavItem href={href} icon={Users}>
              {asWritten("Vital Steps")}
            </NavItem>
          </ul>
        </InteractionStates>
      </SampleCard>
      <SampleCard components="Frame, Navigation, Drawer, MessagePage" layout="wide">
        {(["rest", "minimized"] as const).map((state) => (
          <Preview key={state} state={state} size="tall">
            <Frame
              words={{
                skip: text(skip),
                navigation: text(navigation),
                open: text(open),
                close: text(close),
                minimize: text(minimize),
                expand: text(expand),
              }}
              appName={appName}
              homeHref={href}
              isMinimized={state === "minimized"}
              onMinimizedChange={noop}
              navigation={navItems}
              barActions={undefined}
            >
              {text(messages.sentence)}
            </Frame>
          </Preview>
        ))}
        <Preview state="opened" size="tall">
          <Drawer label={text(navigation)} closeLabel={text(close)} isOpen onClose={noop}>
            <Navigation label={text(navigation)} appName={appName} homeHref={href}>
              {navItems}
            </Navigation>
          </Drawer>
        </Preview>
        <Preview state="failed">
          <MessagePage
            glyph={SearchX}
            title={text(messages.failedTitle)}
            actions={<Button>{text(messages.back)}</Button>}
          >
            {text(messages.emptyText)}
          </MessagePage>
        </Preview>
      </SampleCard>
    </>
  );
}
