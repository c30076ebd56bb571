import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { BoxMm } from '../imposition/box.ts';
import { type Raster, rasterPages } from '../pdf/raster-pages.fixture.ts';

/** For tests: the view of a scanner. Neither the renderer nor the decoder shares code with what writes the file. */

const DPI = 300;
const dots = (mm: number) => Math.round((mm / 25.4) * DPI);

const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** The pages of a file in the dots of a printer. */
export const printPages = (file: Uint8Array): Promise<readonly Raster[]> => rasterPages(file, { scale: DPI / 72 });

/** What a scanner reads that sees this part of a page. Undefined: nothing. */
export async function scanAt({ data, width, height }: Raster, box: BoxMm): Promise<string | undefined> {
  const region = {
    left: Math.max(0, dots(box.left)),
    top: Math.max(0, dots(box.top)),
    width: dots(box.width),
    height: dots(box.height),
  };
  const seen = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(region)
    .png()
    .toBuffer();
  const [found] = await readBarcodes(new Uint8Array(seen), { formats: ['DataMatrix'], tryHarder: true });
  return found?.text;
}
