/** The pages on which /auth can end, loaded on demand: why a sign-in failed, or that a sign-out is over. */
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { SignInError } from "#src/features/sign-in/SignInError.tsx";
import { isSignInError } from "#src/services/sign-in/signInErrors.ts";

export { SignedOutHere } from "#src/features/sign-in/SignInError.tsx";

export function AuthError(props: ErrorComponentProps) {
  const { defaultErrorComponent: OtherError } = useRouter().options;
  if (isSignInError(props.error)) return <SignInError failure={props.error} />;
  return OtherError && <OtherError {...props} />;
}
