/** oidc-provider, without its warning of a runtime that is known. The order of the imports counts. */
import { restoreWarnings } from "./runtimeWarning.ts";
import Provider, { errors } from "oidc-provider";

restoreWarnings();

export { errors, Provider };
