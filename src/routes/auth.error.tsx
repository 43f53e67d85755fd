/** What stands at /auth when a sign-in did not succeed. */
import type { ErrorComponentProps } from "@tanstack/react-router";
import { SignInError } from "#src/features/sign-in/SignInError.tsx";
import { isSignInFailure } from "#src/features/sign-in/signInFailure.ts";

export function AuthError({ error }: ErrorComponentProps) {
  // What is no failure of a sign-in is the error page's.
  if (!isSignInFailure(error)) throw error;
  return <SignInError failure={error} />;
}
