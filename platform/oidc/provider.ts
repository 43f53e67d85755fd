/** oidc-provider without its warning about Node 20. The order of the imports matters. */
import { restoreWarnings } from "./runtimeWarning.ts";
import Provider, { errors, interactionPolicy } from "oidc-provider";

restoreWarnings();

export { errors, interactionPolicy, Provider };
