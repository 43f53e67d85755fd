/** The shortcuts of plain keys, and their list. The page marks what `/` and `n` are for by `data-shortcut`. */
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { requestedFormAtom } from "#src/features/admins/invitations.ts";
import { isCreatingAtom } from "#src/features/apps/commands.ts";
import { messages as palette } from "#src/features/palette/messages.en.ts";
import { typedAfter, typedAheadAtom } from "#src/features/palette/typedAhead.ts";
import { messages } from "#src/features/preferences/messages.en.ts";
import { isShortcutListOpenAtom, shortcutsAtom } from "#src/features/preferences/preferences.ts";
import { useText } from "#src/i18n/i18n.ts";
import { system } from "#src/services/browser/environment.ts";
import { takeEarlyKeys } from "#src/start/earlyKeys.ts";
import { isElsewhere } from "#src/ui/keyEvents.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Presence } from "#src/ui/Presence.tsx";
import { useKeySequences } from "#src/ui/useShortcut.ts";
import { navigationItems } from "./navigation.ts";

const ShortcutList = lazyPart(
  async () => (await import("#src/features/preferences/ShortcutList.tsx")).ShortcutList,
);

const usersPath = "/administer/users";

const marked = (key: string) => document.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);

export function Shortcuts() {
  const text = useText();
  const router = useRouter();
  const areOn = useAtomValue(shortcutsAtom);
  const [isListOpen, setListOpen] = useAtom(isShortcutListOpenAtom);
  const openPalette = useSetAtom(typedAheadAtom);
  const createApp = useSetAtom(isCreatingAtom);
  const requestInvitation = useSetAtom(requestedFormAtom);
  const isLoading = useRouterState({ select: (state) => state.isLoading });

  const go = (href: string) => void router.navigate({ href });
  const search = () => {
    const field = marked("/");
    if (field) field.focus();
    else openPalette("");
  };
  const create = () => {
    const control = marked("n");
    if (control) return control.click();
    if (router.latestLocation.pathname === usersPath) return requestInvitation("one");
    createApp(true);
    go("/administer/overview");
  };
  useKeySequences(
    {
      "/": search,
      n: create,
      "?": () => setListOpen(true),
      ...Object.fromEntries(navigationItems.map(({ keys, href }) => [keys, () => go(href)])),
    },
    areOn,
  );
  // Once the page is there: it says what `n` is for.
  useEffect(() => {
    if (isLoading) return;
    const keys = takeEarlyKeys();
    if (isElsewhere(document.activeElement)) return;
    const first = keys.findIndex((event) => !document.body.dispatchEvent(event));
    // What follows was meant for what the first has opened: only the palette's field can still take it.
    if (first >= 0) openPalette((typed) => keys.slice(first + 1).reduce(typedAfter, typed));
  }, [isLoading, openPalette]);
  return (
    <Presence>
      {isListOpen && (
        <ShortcutList
          shortcuts={[
            { keys: "/", name: text(messages.search) },
            { keys: "n", name: text(messages.create) },
            ...navigationItems.map(({ keys, name }) => ({
              keys,
              name: text(messages.goTo, { page: text(name) }),
            })),
            { keys: text(messages.arrows), name: text(messages.chartValues) },
            { keys: text(messages.enter), name: text(messages.chartTable) },
            { keys: "m", name: text(messages.chartMenu) },
            { keys: "?", name: text(messages.list) },
            { keys: text(palette[`keys.${system ?? "other"}`]), name: text(messages.palette) },
          ]}
        />
      )}
    </Presence>
  );
}
