/** Builds the console with its prerendered welcome page (dist/), and the platform's server (dist-platform/). */
import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { languages } from "./schemas/languages.ts";
import { doorTargets, oldestTargets } from "./scripts/oldestBrowsers.ts";
import { buildConsole } from "./scripts/vite/buildConsole.ts";
import { chartSpecs } from "./scripts/vite/chartSpecs.ts";
import { consoleChunks } from "./scripts/vite/consoleChunks.ts";
import { drawings } from "./scripts/vite/drawings.ts";
import { embeddedPlatform } from "./scripts/vite/embeddedPlatform.ts";
import { lighterEffect } from "./scripts/vite/lighterEffect.ts";
import { messages } from "./scripts/vite/messages.ts";

/** The licences of what a build bundles: most have to come with every copy. */
const license = { fileName: "third-party-notices.txt" };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  appType: "mpa",
  plugins: [
    messages(),
    lighterEffect(),
    chartSpecs(),
    drawings(),
    react({ compiler: true }),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: [...languages] }), enforce: "pre" },
    embeddedPlatform(),
    buildConsole(),
  ],
  resolve: {
    alias: {
      // react-vega imports vega-embed, which includes Vega-Lite; our replacement needs only Vega.
      "vega-embed": here("src/ui/chart/embed.ts"),
      // React itself has it since version 18.
      "use-sync-external-store/shim/index.js": "react",
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector.js",
      // scripts/vite/messages.ts has parsed the catalogues.
      "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
    },
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // `vite build` builds all environments, by the plugin build-console.
  builder: {},
  environments: {
    client: {
      // As strict on a locale's name as react-aria needs, without reading the browser's whole list (6 to 14 ms at the start).
      define: { "Intl.DateTimeFormat.supportedLocalesOf": "Intl.getCanonicalLocales" },
      build: {
        target: oldestTargets,
        manifest: true,
        license,
        rolldownOptions: {
          input: "app.html",
          // Without it, the router and the form parser of @effect/platform's servers stay, which nothing here calls.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // By default, names contain the pages that share a part, in an order that depends on the path of the clone.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
            // Vega's code runs as a whole for the first chart: V8 compiles it ahead, off the main thread (others ignore it).
            postBanner: ({ moduleIds }) =>
              moduleIds.some((id) => id.includes("/node_modules/vega-view/"))
                ? "//# allFunctionsCalledOnLoad"
                : "",
            codeSplitting: {
              groups: consoleChunks(here("src/pages/MyApp.tsx")),
            },
          },
        },
        // One stylesheet, which the document loads: no page waits for its own.
        cssCodeSplit: false,
      },
    },
    // The welcome page shares no file with the console, so that neither loads a part of the other.
    welcome: {
      consumer: "client",
      build: {
        target: doorTargets,
        cssTarget: oldestTargets,
        emptyOutDir: false,
        cssCodeSplit: false,
        rolldownOptions: { input: "index.html" },
      },
    },
    early: {
      consumer: "client",
      build: {
        target: doorTargets,
        emptyOutDir: false,
        rolldownOptions: {
          input: "src/start/early.ts",
          output: { format: "iife", entryFileNames: "assets/[name]-[hash].js" },
        },
      },
    },
    prerender: {
      consumer: "server",
      resolve: { noExternal: true },
      build: {
        target: "es2022",
        outDir: "node_modules/.cache/prerender",
        rolldownOptions: { input: "src/prerender/prerender.tsx" },
      },
    },
    platform: {
      consumer: "server",
      resolve: { noExternal: true, external: ["@electric-sql/pglite"] },
      build: {
        target: "es2022",
        outDir: "dist-platform",
        license,
        rolldownOptions: {
          input: ["platform/main.ts", "platform/admin.ts", "platform/database/embeddedThread.ts"],
        },
      },
    },
  },
});
