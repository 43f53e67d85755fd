/** What the route of one theme loads on demand, as one file: what its loader asks, and its page. */
export { themeExists } from "#src/features/themes/themeExists.ts";
export { Page } from "./Theme.tsx";
