/** The pages on which /auth can end, loaded on demand: why a sign-in failed, or that a sign-out is over. */
import type { ErrorComponentProps } from "@tanstack/react-router";
import { SignInError } from "#src/features/sign-in/SignInError.tsx";
import { isSignInError } from "#src/services/sign-in/signInErrors.ts";

export { SignedOutHere } from "#src/features/sign-in/SignInError.tsx";

export function AuthError({ error }: ErrorComponentProps) {
  // The general error page shows any other error.
  if (!isSignInError(error)) throw error;
  return <SignInError failure={error} />;
}
