/** Providers and components around every page. */
import { Outlet, useRouter } from "@tanstack/react-router";
import { locales } from "#schemas/languages.ts";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { RouterProvider } from "react-aria-components";
import { OfflineProvider } from "./Offline.tsx";
import { useI18n } from "#src/i18n/i18n.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { PageTitle } from "./PageTitle.tsx";
import { Toasts } from "./Toasts.tsx";

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
