/** Test projects: rules and the contract in Node, screens and services in Chromium, the platform on each database. */
import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/browser.ts";
import { messages } from "./scripts/vite/messages.ts";
import { platformProjects } from "./test/support/platformProjects.ts";
import viteConfig from "./vite.config.ts";

// The app's transforms and aliases, without the plugins that serve or build all of it.
const excludedPlugins = new Set(["embedded-platform", "build-console"]);
const { plugins = [], resolve = {} } = viteConfig;
const app = {
  resolve,
  plugins: plugins.filter(
    (plugin) =>
      !(plugin && "name" in plugin && typeof plugin.name === "string" && excludedPlugins.has(plugin.name)),
  ),
};

// By default, Vitest keeps one core for itself: half of two cores.
const maxWorkers = Math.max(2, availableParallelism() - 1);

// Vitest's defaults are too short on a busy machine.
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    // Approved texts are written by `npm test -- --update` alone.
    update: "none",
    maxWorkers,
    projects: [
      {
        ...app,
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/platform/**", "test/**/*.{browser,platform}.test.ts"],
          // No file changes global state, so all share one module graph: loading Effect takes longer than most files.
          isolate: false,
          ...patience,
        },
      },
      {
        ...app,
        // The scanner does not follow our aliases. A dependency found later would reload the page during a test.
        optimizeDeps: {
          // What React records for developer tools is a tenth of the time.
          rolldownOptions: {
            transform: { define: { "console.createTask": "undefined", "console.timeStamp": "undefined" } },
          },
          include: [
            "@effect/platform",
            "@effect/platform-browser/Clipboard",
            "@internationalized/date",
            "@tanstack/react-router",
            "@tanstack/react-virtual",
            "axe-core",
            "effect",
            "idb",
            "ivya/utils",
            "jotai",
            "jotai-effect",
            "oauth4webapi",
            "react-aria-components/*",
            "react-aria-components/Disclosure",
            "react-aria-components/DisclosureGroup",
            "react-aria-components/Heading",
            "react-vega",
            "vega-dataflow",
            "vega-encode",
            "vega-scenegraph",
            "vega-transforms",
            "vega-view",
            "vega-view-transforms",
            "vitest-browser-react/pure",
          ],
        },
        test: {
          name: "browser",
          ...patience,
          include: ["test/**/*.browser.test.{ts,tsx}"],
          // Files share a page for each worker: loading the modules takes longer than most files.
          isolate: false,
          maxWorkers,
          setupFiles: ["test/support/browserSetup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      // Tests of themes import the console's messages.
      ...platformProjects.map((project) => ({ plugins: [messages()], ...project })),
    ],
  },
});
