import { jsPDF } from 'jspdf';
import sharp from 'sharp';
import { CUSTOMER_SHEET, defaultProfile, type Grid, magnetPixels, planGrid } from '../src/index.ts';
import { type Picture, writeCustomerSheet } from '../src/pdf/index.ts';

/** 60 magnets of 50 × 50 mm: our sheet against jsPDF used as in its README, in one process. */
const MAGNETS = 60;
const ROUNDS = 3;
const profile = { ...defaultProfile({ width: 50, height: 50 }), bleed: 0 };

interface Crop {
  readonly id: string;
  readonly png: Uint8Array;
  readonly jpeg: Uint8Array;
}

/** A photo-like picture: soft shapes under fine grain, different for every number. */
async function makeCrop(index: number): Promise<Crop> {
  const { width, height } = magnetPixels(profile.trim);
  const background = { r: 120, g: 130, b: 140 };
  const grain = (size: number, sigma: number) =>
    sharp({
      create: { width: size, height: size, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma } },
    });
  const shapes = await grain(12, 70).png().toBuffer();
  const fine = await grain(width, 4).png().toBuffer();
  const raw = await sharp(shapes)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: fine, blend: 'soft-light' }])
    .modulate({ hue: index * 31 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(raw.data, { raw: { width, height, channels: 3 } });
  const png = await picture().png().toBuffer();
  const jpeg = await picture().jpeg({ quality: 92 }).toBuffer();
  return { id: String(index), png: new Uint8Array(png), jpeg: new Uint8Array(jpeg) };
}

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

function naive(urls: readonly string[], type: 'PNG' | 'JPEG', { slots }: Grid): ArrayBuffer {
  const doc = new jsPDF();
  urls.forEach((url, index) => {
    if (index > 0 && index % slots.length === 0) doc.addPage();
    const { left, top, width, height } = slots[index % slots.length]?.trim ?? { left: 0, top: 0, width: 0, height: 0 };
    doc.addImage(url, type, left, top, width, height);
  });
  return doc.output('arraybuffer');
}

function ours(pictures: readonly { picture: Picture; copies: number }[]): ArrayBuffer {
  const info = { title: 'Planche', createdAt: new Date(0) };
  return writeCustomerSheet({ ...info, settings: CUSTOMER_SHEET, profile, pictures });
}

interface Measure {
  readonly ms: number;
  readonly bytes: number;
}

function measure(write: () => ArrayBuffer): Measure {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    bytes = write().byteLength;
    times.push(performance.now() - start);
  }
  return { ms: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, bytes };
}

const grid = planGrid(CUSTOMER_SHEET, profile);
const crops: Crop[] = [];
for (let index = 0; index < MAGNETS; index++) crops.push(await makeCrop(index));
const twenty = Array.from({ length: MAGNETS }, (_, index) => crops[index % 20] ?? crops[index]).filter(
  (crop) => crop !== undefined,
);
const pictureOf = ({ id, jpeg }: Crop): Picture => ({ id, bytes: jpeg });

const rows: [string, Measure, Measure][] = [
  [
    '60 photos, the PNG of the canvas',
    measure(() =>
      naive(
        crops.map(({ png }) => dataUrl('png', png)),
        'PNG',
        grid,
      ),
    ),
    measure(() => ours(crops.map((crop) => ({ picture: pictureOf(crop), copies: 1 })))),
  ],
  [
    '60 photos, JPEG on both sides',
    measure(() =>
      naive(
        crops.map(({ jpeg }) => dataUrl('jpeg', jpeg)),
        'JPEG',
        grid,
      ),
    ),
    measure(() => ours(crops.map((crop) => ({ picture: pictureOf(crop), copies: 1 })))),
  ],
  [
    '20 photos three times, JPEG on both sides',
    measure(() =>
      naive(
        twenty.map(({ jpeg }) => dataUrl('jpeg', jpeg)),
        'JPEG',
        grid,
      ),
    ),
    measure(() => ours(crops.slice(0, 20).map((crop) => ({ picture: pictureOf(crop), copies: 3 })))),
  ],
];

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const lines = rows.map(([what, rival, own]) => {
  const time = `${rival.ms.toFixed(0)} → ${own.ms.toFixed(0)} ms (${(own.ms / rival.ms).toFixed(2)} ×)`;
  const size = `${megabytes(rival.bytes)} → ${megabytes(own.bytes)} MB (${(own.bytes / rival.bytes).toFixed(2)} ×)`;
  return `| ${what} | ${time} | ${size} |`;
});
process.stdout.write(`| 60 magnets, jsPDF → ours | time | file |\n|---|---|---|\n${lines.join('\n')}\n`);
