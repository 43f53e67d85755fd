/**
 * Vite plugin: a build leaves the React Compiler out of what is drawn seldom and small, the frame and most of `ui`. Its
 * caches pay where much is drawn again and again; elsewhere they are code that every first visit loads.
 */
import type { Plugin } from "vite";

const drawnSeldom =
  /\/src\/(?:app|features\/(?:appearance|connection|language|palette|sign-in|updates)|ui(?!\/(?:chart\/|ComboBox|VirtualTable)))\/.*\.tsx?$/;

export const uncompiled = (): Plugin => ({
  name: "uncompiled",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: drawnSeldom },
    handler: (code) => ({ code: `"use no memo";\n${code}`, map: null }),
  },
});
