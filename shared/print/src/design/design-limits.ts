/** The bounds of a design, which browser and server check. Lengths in millimetres. */
export const DESIGN_LIMITS = {
  layers: 120,
  /** Characters of one text. */
  text: 400,
  /** Texts, shapes and stickers may leave the cut by this much. */
  beyond: 400,
  side: { min: 0.1, max: 800 },
  fontSize: { min: 0.5, max: 200 },
  line: { min: 0.02, max: 20 },
  spacing: { min: -0.2, max: 2 },
  lineHeight: { min: 0.5, max: 4 },
  curve: 340,
} as const;
