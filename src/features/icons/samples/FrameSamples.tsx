/** What stands around every page, and a page that is one message. */
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
import { Interactive, Picture, SampleCard } from "./Samples.tsx";

const nothing = () => undefined;
const appName = "Wellbeing Console";
const href = "/dev/icons";

export function FrameSamples() {
  const text = useText();
  const { skip, link: navigation, opened: open, off: close, minimized: minimize, rest: expand } = messages;
  const places = (
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
      <SampleCard of="NavItem" layout="fields">
        <Interactive>
          <ul>
            <NavItem href={href} icon={Users}>
              {asWritten("Vital Steps")}
            </NavItem>
          </ul>
        </Interactive>
      </SampleCard>
      <SampleCard of="Frame, Navigation, Drawer, MessagePage" layout="wide">
        {(["rest", "minimized"] as const).map((state) => (
          <Picture key={state} state={state} size="tall">
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
              onMinimizedChange={nothing}
              navigation={places}
              bar={undefined}
            >
              {text(messages.sentence)}
            </Frame>
          </Picture>
        ))}
        <Picture state="opened" size="tall">
          <Drawer label={text(navigation)} closeLabel={text(close)} isOpen onClose={nothing}>
            <Navigation label={text(navigation)} appName={appName} homeHref={href}>
              {places}
            </Navigation>
          </Drawer>
        </Picture>
        <Picture state="failed">
          <MessagePage
            glyph={SearchX}
            title={text(messages.failedTitle)}
            actions={<Button>{text(messages.back)}</Button>}
          >
            {text(messages.emptyText)}
          </MessagePage>
        </Picture>
      </SampleCard>
    </>
  );
}
