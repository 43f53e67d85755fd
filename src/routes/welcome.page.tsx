/** Composes the welcome page. */
import { useAtomValue } from "jotai";
import { WelcomePage } from "#src/features/welcome/WelcomePage.tsx";
import { appNameAtom } from "#src/runtime/runtimeAtom.ts";
import { welcomeRoute } from "./welcome.tsx";

export function Page() {
  return <WelcomePage appName={useAtomValue(appNameAtom)} isSignedIn={welcomeRoute.useLoaderData()} />;
}
