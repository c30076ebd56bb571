import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Four channels, red first. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** PDFium rounds the size of a page to whole points, so a comparison of pixels gives the size. */
type RasterSize = { readonly scale: number } | { readonly width: number; readonly height: number };

/** For tests: the pages of a PDF as pixels, by a renderer that shares no code with what writes the file. */
export async function rasterPages(file: Uint8Array, size: RasterSize): Promise<readonly Raster[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const pages: Raster[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: 1, ...size, render: 'bitmap' });
    pages.push({ data, width, height });
  }
  document.destroy();
  library.destroy();
  return pages;
}
