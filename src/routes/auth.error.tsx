/** The error page of /auth. */
import type { ErrorComponentProps } from "@tanstack/react-router";
import { SignInError } from "#src/features/sign-in/SignInError.tsx";
import { isSignInFailure } from "#src/features/sign-in/signInFailure.ts";

export function AuthError({ error }: ErrorComponentProps) {
  // The general error page shows any other error.
  if (!isSignInFailure(error)) throw error;
  return <SignInError failure={error} />;
}
