/** The fonts of the text tool, in the order of its panel. */
export const FONTS = [
  { id: 'fraunces', name: 'Fraunces', styles: ['regular', 'bold'] },
  { id: 'cormorant', name: 'Cormorant', styles: ['regular', 'italic'] },
  { id: 'great-vibes', name: 'Great Vibes', styles: ['regular'] },
  { id: 'caveat', name: 'Caveat', styles: ['regular'] },
  { id: 'quicksand', name: 'Quicksand', styles: ['regular', 'bold'] },
  { id: 'oswald', name: 'Oswald', styles: ['regular', 'bold'] },
  { id: 'jost', name: 'Jost', styles: ['regular', 'bold'] },
  { id: 'inter', name: 'Inter', styles: ['regular', 'bold'] },
] as const;

export type FontId = (typeof FONTS)[number]['id'];
export type FontStyle = 'regular' | 'bold' | 'italic';

export const isFontId = (value: unknown): value is FontId => FONTS.some(({ id }) => id === value);

export function hasStyle(font: FontId, style: unknown): style is FontStyle {
  const styles: readonly string[] = FONTS.find(({ id }) => id === font)?.styles ?? [];
  return typeof style === 'string' && styles.includes(style);
}
