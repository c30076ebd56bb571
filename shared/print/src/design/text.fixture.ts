import type { TextLayer } from './design.ts';

/** A white text of 12 pt in the middle of a magnet of 100 × 70 mm. */
export const textLayer = (changes: Partial<TextLayer> = {}): TextLayer => ({
  kind: 'text',
  text: 'Camille & Hugo',
  font: 'fraunces',
  style: 'regular',
  size: 4.2,
  colour: '#ffffff',
  align: 'center',
  spacing: 0,
  lineHeight: 1.2,
  curve: 0,
  at: { x: 50, y: 35 },
  width: 90,
  fits: false,
  angle: 0,
  hasShadow: false,
  ...changes,
});
