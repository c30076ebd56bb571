import type { Colour, PrintProfile, StickerId, StickerLayer } from '@aimante/print';

const ACROSS = [0, 1, -1] as const;
const ROWS = 3;

const sideOf = ({ width, height }: PrintProfile['trim']) => Math.min(width, height) / 4;

/** In the upper part of the magnet, and a quarter of it large. */
export function newSticker(
  sticker: StickerId,
  { trim }: Pick<PrintProfile, 'trim'>,
  { colour, count }: { readonly colour: Colour; readonly count: number },
): StickerLayer {
  return {
    kind: 'sticker',
    sticker,
    at: nextPlace(trim, count),
    size: sideOf(trim),
    angle: 0,
    colour,
  };
}

/** Where the next sticker is seen beside those that are there: three in a row, then a row below. */
export function nextPlace(trim: PrintProfile['trim'], count: number): StickerLayer['at'] {
  const step = sideOf(trim) * 1.15;
  const row = Math.floor(count / ACROSS.length) % ROWS;
  return { x: trim.width / 2 + (ACROSS[count % ACROSS.length] ?? 0) * step, y: trim.height * 0.3 + row * step };
}
