/** Large enough for every magnet, so that nothing warns of its quality. */
const SIDE = 2400;

/** A white picture for templates without a photo: their ground covers it. */
export async function blankPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, SIDE, SIDE);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${name}.png`, { type: 'image/png' });
}
