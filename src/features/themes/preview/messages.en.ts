/** Messages of the preview of a theme. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  preview: "Preview", // Title of a card
  previewHint: "Click a part to edit its colours.", // In the card
  mode: "Colour mode", // Choice on phones: which mode is shown
  system: "System", // Choice on phones: which system is shown
  previewOf: "Preview: {name}", // Text alternative of a screen. {name} is its system and colour mode
  vision: "Colour vision", // Select: the colour vision that the preview simulates
  typical: "Normal colour vision", // Colour vision
  protanopia: "Protanopia (no red)", // Colour vision
  deuteranopia: "Deuteranopia (no green)", // Colour vision
  tritanopia: "Tritanopia (no blue)", // Colour vision
  achromatopsia: "Achromatopsia (no colour)", // Colour vision
  sampleTitle: "Good morning", // Heading in the preview of an app
  sampleWalk: "Morning walk", // List item in the preview of an app; short
  sampleBreathe: "Breathe calmly", // List item in the preview of an app; short
  sampleSleep: "Sleep well", // List item in the preview of an app; short
  samplePrimary: "Start", // Button in the preview of an app; short
  sampleAccent: "My goals", // Button in the preview of an app; short
});
