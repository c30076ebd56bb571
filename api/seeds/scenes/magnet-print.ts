import { join } from 'node:path';
import sharp from 'sharp';

export interface Die {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly shape: 'rectangle' | 'round' | 'heart';
  readonly corner: number;
  readonly thickness: number;
}

export interface Layer {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

/** Outline of the magnet in pixels, as an SVG element. */
export function outline({ width, height, shape, corner }: Die, scale: number, style: string): string {
  const [w, h] = [width * scale, height * scale];
  if (shape === 'round') return `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" ${style}/>`;
  if (shape === 'rectangle') return `<rect width="${w}" height="${h}" rx="${corner * scale}" ${style}/>`;
  const at = (x: number, y: number) => `${x * w} ${y * h}`;
  return `<path d="M${at(0.5, 1)}C${at(0.2, 0.78)} ${at(0, 0.56)} ${at(0, 0.3)}C${at(0, 0.1)} ${at(0.14, 0)} ${at(0.28, 0)}
    C${at(0.38, 0)} ${at(0.46, 0.06)} ${at(0.5, 0.16)}C${at(0.54, 0.06)} ${at(0.62, 0)} ${at(0.72, 0)}
    C${at(0.86, 0)} ${at(1, 0.1)} ${at(1, 0.3)}C${at(1, 0.56)} ${at(0.8, 0.78)} ${at(0.5, 1)}Z" ${style}/>`;
}

export const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const gloss = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>
  <stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient>`;

/** The printed face, cut out and glossy. */
export async function cutPrint(photo: Buffer, die: Die, scale: number): Promise<Buffer> {
  const [width, height] = [Math.round(die.width * scale), Math.round(die.height * scale)];
  const face = outline(die, scale, 'fill="#fff"');
  const shine = outline(die, scale, 'fill="url(#g)"');
  return sharp(photo)
    .resize(width, height, { fit: 'cover' })
    .composite([
      { input: svg(width, height, `<defs>${gloss}</defs>${shine}`) },
      { input: svg(width, height, face), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
}

interface Placed {
  readonly left: number;
  readonly top: number;
  readonly angle?: number;
}

/** A magnet on a flat ground: contact shadow, a pale edge, the print. */
export async function lay(photo: Buffer, die: Die, { scale, ...place }: Placed & { scale: number }): Promise<Layer[]> {
  const margin = Math.round(8 * scale);
  const [width, height] = [Math.round(die.width * scale), Math.round(die.height * scale)];
  const [w, h] = [width + 2 * margin, height + 2 * margin];
  const depth = Math.max(2, Math.min(die.thickness, 2) * scale * 0.5);
  const put = (dx: number, dy: number, style: string) =>
    `<g transform="translate(${margin + dx} ${margin + dy})">${outline(die, scale, style)}</g>`;
  const shadow = await sharp(svg(w, h, put(depth * 1.2, depth * 2.4, 'fill="#2a1d10" fill-opacity=".42"')))
    .blur(Math.max(2, scale * 1.6))
    .toBuffer();
  const whole = await sharp({ create: { width: w, height: h, channels: 4, background: '#0000' } })
    .composite([
      { input: shadow },
      { input: svg(w, h, put(depth * 0.4, depth, 'fill="#d9d2c6"')) },
      { input: await cutPrint(photo, die, scale), left: margin, top: margin },
    ])
    .png()
    .toBuffer();
  const { angle = 0 } = place;
  const turned = angle ? await sharp(whole).rotate(angle, { background: '#0000' }).png().toBuffer() : whole;
  const size = await sharp(turned).metadata();
  const left = Math.round(place.left - (size.width - width) / 2);
  return [{ input: turned, left, top: Math.round(place.top - (size.height - height) / 2) }];
}

const prints: Readonly<Record<string, string>> = {
  chalet: '08-chalet-progressif.jpg',
  cake: '09-gateau-cmjn.jpg',
  bear: '13-ourson-carre.jpg',
  sunset: '14-coucher-soleil.jpg',
  cat: '15-chat-agrandi-domaine-public.jpg',
  lighthouse: '03-phare-exif-orientation-8.jpg',
  balloons: '05-montgolfieres-48-megapixels.jpg',
  portrait: '01-portrait-exif-orientation-6.jpg',
  beach: '02-plage-exif-orientation-3.jpg',
  lake: '07-lac-avec-gps.jpg',
};

/** The photos of the originals, upright and in sRGB. A logo has a white margin. */
export async function readPrint(folder: string, name: string): Promise<Buffer> {
  if (name === 'logo') return readLogo(folder);
  const photo = sharp(join(folder, 'photos', prints[name] ?? ''), { failOn: 'none' });
  return photo.autoOrient().toColourspace('srgb').resize({ width: 1200, withoutEnlargement: true }).png().toBuffer();
}

const readLogo = (folder: string): Promise<Buffer> =>
  sharp(join(folder, 'photos', '04-logo-transparent.png'))
    .resize({ width: 640, height: 420, fit: 'inside' })
    .flatten({ background: '#fff' })
    .extend({ top: 160, bottom: 160, left: 220, right: 220, background: '#fff' })
    .png()
    .toBuffer();
