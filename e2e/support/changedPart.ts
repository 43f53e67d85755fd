/** Replaces a part of the console's code, as if the build had made it so. */
import type { Page } from "@playwright/test";

export const changePart = async (page: Page, file: RegExp, body: string): Promise<void> => {
  await page.route(file, (route) => route.fulfill({ contentType: "text/javascript", body }));
  // The browser refuses other code than the document's hashes name, so the document comes without them.
  await page.route(/\/administer\//, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script type="importmap">.*?<\/script>/, "");
    const { "integrity-policy": _, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: html });
  });
};
