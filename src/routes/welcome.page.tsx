/** Composes the welcome page. */
import { WelcomePage } from "#src/features/welcome/WelcomePage.tsx";
import { welcomeRoute } from "./welcome.tsx";

export function Page() {
  return <WelcomePage isSignedIn={welcomeRoute.useLoaderData()} />;
}
