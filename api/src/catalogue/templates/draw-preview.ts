import { createRecipe, type Design, withDesign } from '@aimante/print';
import { renderDesign } from '@aimante/print/tile';
import sharp from 'sharp';

const SIDE = 1200;
/** A calm sky over sand, in place of the photo of a visitor. */
const SAMPLE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#8fb9d8"/><stop offset="1" stop-color="#f3dcc6"/></linearGradient>
  <rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/><circle cx="840" cy="420" r="130" fill="#fbe7b5"/>
  <path d="M0 900Q300 760 620 880T${SIDE} 820V${SIDE}H0Z" fill="#c99b74"/></svg>`;
const LONGER_SIDE = 640;

/** The picture of a template, drawn as a magnet is printed. */
export async function drawPreview(design: Design): Promise<Buffer> {
  const photo = await sharp(Buffer.from(SAMPLE)).png().toBuffer();
  const { width, height } = design.size;
  const scale = LONGER_SIDE / Math.max(width, height);
  const recipe = withDesign(createRecipe({ width: SIDE, height: SIDE }, width / height), design, design.size);
  const output = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const picture = await renderDesign(photo, recipe, { magnet: { trim: design.size, bleed: 0 }, output });
  return picture.png().toBuffer();
}
