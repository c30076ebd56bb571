import { freeToolPixels, magnetPixels, type PrintProfile, pixelsPerMetre } from '@aimante/print';
import type { ItemOutput } from './render-item.ts';

type Trimmed = Pick<PrintProfile, 'trim'>;

function png(size: { readonly width: number; readonly height: number }, { trim }: Trimmed): ItemOutput {
  return { ...size, bleed: 0, type: 'image/png', pixelsPerMetre: pixelsPerMetre(size.width, trim.width) };
}

/** 2000 pixels on the longer side, for any size. */
export const freeToolOutput = (profile: Trimmed): ItemOutput => png(freeToolPixels(profile.trim), profile);

/** 20 pixels per millimetre. */
export const magnetOutput = (profile: Trimmed): ItemOutput => png(magnetPixels(profile.trim), profile);

const SHEET_PX_PER_MM = 12;

/** For a sheet: 305 dots per inch, with bleed. */
export function sheetOutput({ trim, bleed }: Pick<PrintProfile, 'trim' | 'bleed'>): ItemOutput {
  const px = (mm: number) => Math.round(mm * SHEET_PX_PER_MM);
  return {
    width: px(trim.width),
    height: px(trim.height),
    bleed: px(bleed),
    type: 'image/jpeg',
    pixelsPerMetre: SHEET_PX_PER_MM * 1000,
  };
}
