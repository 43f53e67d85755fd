/** Vite plugin for `vite dev`: the platform answers on the dev server's own origin; every page is the console's document. */
import type { IncomingMessage } from "node:http";
import type { Plugin } from "vite";
import type { embedPlatform } from "#platform/server/embedPlatform.ts";

const isNavigation = ({ headers, url }: IncomingMessage): boolean =>
  headers["sec-fetch-dest"] === "document" && !url?.startsWith("/oidc");

export const embeddedPlatform = (): Plugin => ({
  name: "embedded-platform",
  apply: "serve",
  config: () => ({ server: { port: Number(process.env["PORT"] ?? 8080), strictPort: true } }),
  async configureServer(server) {
    // Vitest serves its own pages.
    if (process.env["VITEST"] !== undefined) return;
    const { port, host } = server.config.server;
    const module = (await server.ssrLoadModule("/platform/server/embedPlatform.ts")) as {
      embedPlatform: typeof embedPlatform;
    };
    const platform = await module.embedPlatform(
      `http://${typeof host === "string" ? host : "localhost"}:${port}`,
    );
    server.httpServer?.once("close", () => void platform.close());
    server.middlewares.use(platform.middleware);
    server.middlewares.use((req, res, next) => {
      // A development server has one build, which is the latest.
      if (/^\/(?:build-manifest|latest-build)\.json$/.test(req.url ?? "")) {
        res.setHeader("content-type", "application/json");
        return res.end('{"id":"development","news":{"en":"","de":""}}');
      }
      if (isNavigation(req)) req.url = "/app.html";
      return next();
    });
  },
});
