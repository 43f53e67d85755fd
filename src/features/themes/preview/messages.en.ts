/** Messages of the preview of a theme. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  preview: { id: "preview.preview", defaultMessage: "Preview", description: "Title of a card" },
  previewOf: {
    id: "preview.previewOf",
    defaultMessage: "Preview: {name}",
    description: "Text alternative of a screen. {name} is its system and colour mode",
  },
  vision: {
    id: "preview.vision",
    defaultMessage: "Colour vision",
    description: "Select: the colour vision that the preview simulates",
  },
  typical: { id: "preview.typical", defaultMessage: "Normal colour vision", description: "Colour vision" },
  protanopia: {
    id: "preview.protanopia",
    defaultMessage: "Protanopia (no red)",
    description: "Colour vision",
  },
  deuteranopia: {
    id: "preview.deuteranopia",
    defaultMessage: "Deuteranopia (no green)",
    description: "Colour vision",
  },
  tritanopia: {
    id: "preview.tritanopia",
    defaultMessage: "Tritanopia (no blue)",
    description: "Colour vision",
  },
  achromatopsia: {
    id: "preview.achromatopsia",
    defaultMessage: "Achromatopsia (no colour)",
    description: "Colour vision",
  },
  sampleTitle: {
    id: "preview.sampleTitle",
    defaultMessage: "Good morning",
    description: "Heading in the preview of an app",
  },
  sampleWalk: {
    id: "preview.sampleWalk",
    defaultMessage: "Morning walk",
    description: "List item in the preview of an app; short",
  },
  sampleBreathe: {
    id: "preview.sampleBreathe",
    defaultMessage: "Breathe calmly",
    description: "List item in the preview of an app; short",
  },
  sampleSleep: {
    id: "preview.sampleSleep",
    defaultMessage: "Sleep well",
    description: "List item in the preview of an app; short",
  },
  samplePrimary: {
    id: "preview.samplePrimary",
    defaultMessage: "Start",
    description: "Button in the preview of an app; short",
  },
  sampleAccent: {
    id: "preview.sampleAccent",
    defaultMessage: "My goals",
    description: "Button in the preview of an app; short",
  },
} as const satisfies Messages;
