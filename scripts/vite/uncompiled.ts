/**
 * Vite plugin: a build leaves the React Compiler out of what is drawn seldom and small, the frame and most of `ui`. Its
 * caches pay where much is drawn again and again; elsewhere they are code that every first visit loads.
 */
import type { Plugin } from "vite";

const drawnSeldom =
  /\/src\/(?:app|features\/(?:appearance|connection|language|palette|sign-in|updates)|ui(?!\/(?:chart\/|ComboBox|VirtualTable)))\/.*\.tsx?$/;

const directive = '"use no memo";\n';

export const uncompiled = (): Array<Plugin> => [
  {
    name: "uncompiled",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: drawnSeldom },
      handler: (code) => ({ code: directive + code, map: null }),
    },
  },
  {
    // The compiler has read it; the bundler would warn of it.
    name: "uncompiled-done",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: drawnSeldom },
      handler: (code) => ({ code: code.replace(/"use no memo";?\n?/, ""), map: null }),
    },
  },
];
