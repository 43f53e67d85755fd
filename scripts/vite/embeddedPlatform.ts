/** Vite plugin for `vite dev`: serves the platform on the dev server's own origin, and app.html for every page. */
import type { IncomingMessage } from "node:http";
import { lookup } from "mrmime";
import type { Plugin } from "vite";
import type { embedPlatform } from "#platform/server/embedPlatform.ts";
import { languages } from "#schemas/languages.ts";
import { contractPages } from "./contractPages.ts";

const isPageNavigation = ({ headers, url }: IncomingMessage): boolean =>
  headers["sec-fetch-dest"] === "document" && !url?.startsWith("/oidc");

export const embeddedPlatform = (): Plugin => ({
  name: "embedded-platform",
  apply: "serve",
  // The build inserts the built script.
  transformIndexHtml: (html) =>
    html.replace("<!--early-->", '<script type="module" src="/src/start/early.ts"></script>'),
  config: () => ({ server: { port: Number(process.env["PORT"] ?? 8080), strictPort: true } }),
  async configureServer(server) {
    // Vitest also starts dev servers, for its own pages.
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
    server.middlewares.use("/docs/", (req, res, next) => {
      // The page's links are relative to its folder.
      if (req.originalUrl === "/docs") return void res.writeHead(308, { location: "/docs/" }).end();
      const name = req.url?.replace(/^\/|[?].*/g, "");
      const file = name === "" ? "index.html" : (name ?? "");
      contractPages().then((pages) => {
        const content = pages.get(file);
        if (content === undefined) return next();
        res.setHeader("content-type", lookup(file) ?? "text/plain");
        return res.end(content);
      }, next);
    });
    server.middlewares.use((req, res, next) => {
      // The running build is always the latest: the console finds no update.
      if (/^\/(?:build-manifest|latest-build)\.json$/.test(req.url ?? "")) {
        res.setHeader("content-type", "application/json");
        const news = Object.fromEntries(languages.map((language) => [language, ""]));
        return res.end(JSON.stringify({ id: "development", news }));
      }
      if (isPageNavigation(req)) req.url = "/app.html";
      return next();
    });
  },
});
