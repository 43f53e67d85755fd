/**
 * Vite plugin: style imports, which vanilla-extract writes with the clone's whole path, start at the project's root.
 * The bundler divides chunks by the length of modules, so that a longer path would change the build.
 */
import type { Plugin } from "vite";

export const stylePaths = (): Plugin => {
  let root = "";
  return {
    name: "style-paths",
    apply: "build",
    configResolved: (config) => {
      ({ root } = config);
    },
    transform: {
      filter: { id: /\.css\.ts$/ },
      // In a clone below /src, vanilla-extract would read "/src/" as the start of a whole path.
      handler: (code) => ({ code: code.replaceAll(`import '${root}/`, "import '/./"), map: null }),
    },
  };
};
