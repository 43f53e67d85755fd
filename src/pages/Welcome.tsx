/** Composes the welcome page. */
import { getRouteApi } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { WelcomePage } from "#src/features/welcome/WelcomePage.tsx";
import { appNameAtom } from "#src/runtime/runtimeAtom.ts";

const route = getRouteApi("/");

export function Page() {
  return <WelcomePage appName={useAtomValue(appNameAtom)} isSignedIn={route.useLoaderData()} />;
}
