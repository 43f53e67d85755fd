/** Providers and components around every page. */
import { Outlet, useRouter } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { locales } from "#schemas/languages.ts";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RouterProvider } from "react-aria-components";
import { OfflineProvider } from "#src/features/connection/Offline.tsx";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { ToastRegion } from "#src/ui/ToastRegion.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { PageTitle } from "./PageTitle.tsx";

export function Root() {
  const { language } = useI18n();
  const router = useRouter();
  return (
    <I18nProvider locale={locales[language]}>
      <RouterProvider navigate={(href: string) => void router.navigate({ href })}>
        <OfflineProvider>
          <PageTitle />
          <Outlet />
          <LeaveGuard />
          <Toasts />
        </OfflineProvider>
      </RouterProvider>
    </I18nProvider>
  );
}

function Toasts() {
  const text = useText();
  const [toasts, dismiss] = useAtom(toastsAtom);
  return (
    <ToastRegion
      label={text(messages.toasts)}
      dismissLabel={text(messages.dismiss)}
      toasts={toasts}
      onDismiss={dismiss}
    />
  );
}
