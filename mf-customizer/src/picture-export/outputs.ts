import { freeToolPixels, magnetPixels, type PrintProfile, pixelsPerMetre, tilePixels } from '@aimante/print';
import type { ItemOutput } from './render-item.ts';

type Trimmed = Pick<PrintProfile, 'trim'>;

function png(size: { readonly width: number; readonly height: number }, { trim }: Trimmed): ItemOutput {
  return { ...size, bleed: 0, type: 'image/png', pixelsPerMetre: pixelsPerMetre(size.width, trim.width) };
}

/** 2000 pixels on the longer side, for any size. */
export const freeToolOutput = (profile: Trimmed): ItemOutput => png(freeToolPixels(profile.trim), profile);

/** 20 pixels per millimetre. */
export const magnetOutput = (profile: Trimmed): ItemOutput => png(magnetPixels(profile.trim), profile);

/** For a PDF, with bleed. */
export const sheetOutput = (magnet: Pick<PrintProfile, 'trim' | 'bleed'>, pxPerMm: number): ItemOutput => ({
  ...tilePixels(magnet, pxPerMm),
  type: 'image/jpeg',
  pixelsPerMetre: pxPerMm * 1000,
});
