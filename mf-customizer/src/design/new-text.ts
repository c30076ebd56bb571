import type { PrintProfile, TextLayer } from '@aimante/print';

/** A first text, near the bottom, as large as a sixth of the magnet. */
export function newText(text: string, { trim, safe }: PrintProfile, count: number): TextLayer {
  const size = Math.min(trim.width, trim.height) / 6;
  const room = trim.height - 2 * safe - size * 1.2;
  return {
    kind: 'text',
    text,
    font: 'fraunces',
    style: 'regular',
    size,
    colour: '#ffffff',
    align: 'center',
    spacing: 0,
    lineHeight: 1.2,
    curve: 0,
    at: { x: trim.width / 2, y: safe + size * 0.6 + room * Math.max(0, 0.9 - count * 0.25) },
    width: trim.width - 2 * safe,
    fits: false,
    angle: 0,
    hasShadow: true,
  };
}
