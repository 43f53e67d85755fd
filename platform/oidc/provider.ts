/** oidc-provider without its warning about Node 20. The order of the imports matters. */
import Provider, { errors, interactionPolicy } from "oidc-provider";
import { restoreWarnings } from "./runtimeWarning.ts";

restoreWarnings();

export { errors, interactionPolicy, Provider };
