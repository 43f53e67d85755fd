/** oidc-provider without its warning about Node 20. */
import { restoreWarnings } from "./runtimeWarning.ts";
// Evaluated after that, and warns then.
import Provider, { errors, interactionPolicy } from "oidc-provider";

restoreWarnings();

export { errors, interactionPolicy, Provider };
