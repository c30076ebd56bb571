import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { BoxMm } from '../imposition/box.ts';
import { pointsToMm } from './sheet-document.ts';

/** For tests: the content of a finished file, in millimetres from the top left of its pages. */
export interface PageFound {
  readonly media: BoxMm;
  readonly trim: BoxMm;
  readonly bleed: BoxMm;
  readonly images: readonly ImageFound[];
  readonly lines: readonly { readonly width: number; readonly box: BoxMm }[];
  readonly texts: readonly string[];
  /** The number of curved segments in the outlines. */
  readonly curves: number;
  /** Every painted path, in the order of painting. */
  readonly inks: readonly InkFound[];
  /** Every filled rectangle: the modules of codes. */
  readonly filled: readonly BoxMm[];
}

export interface InkFound {
  /** x and y of all points, in turn. */
  readonly points: readonly number[];
  readonly isFilled: boolean;
  /** `#rrggbb`, or the operands of another colour. */
  readonly colour: string;
  readonly opacity: number;
}

export interface ImageFound {
  readonly box: BoxMm;
  /** The direction of the picture's top. */
  readonly up: 'top' | 'left' | 'right' | 'bottom';
  readonly bytes: Uint8Array;
}

type Matrix = [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + b * c2,
  a * b2 + b * d2,
  c * a2 + d * c2,
  c * b2 + d * d2,
  e * a2 + f * c2 + e2,
  e * b2 + f * d2 + f2,
];

const toBox = (corners: readonly (readonly [number, number])[], height: number): BoxMm => {
  const xs = corners.map(([x]) => pointsToMm(x));
  const ys = corners.map(([, y]) => pointsToMm(height - y));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams
    .map((entry) => (entry instanceof PDFRef ? page.doc.context.lookup(entry) : entry))
    .map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array()))
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
}

function imageBytes(page: PDFPage, name: string): Uint8Array {
  const objects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  const stream = objects?.lookup(PDFName.of(name));
  return stream instanceof PDFRawStream ? stream.getContents() : new Uint8Array();
}

function upOf([, , c, d]: Matrix): ImageFound['up'] {
  if (Math.abs(d) > Math.abs(c)) return d > 0 ? 'top' : 'bottom';
  return c > 0 ? 'right' : 'left';
}

function opacityOf(page: PDFPage, name: string): number {
  const states = page.node.Resources()?.lookup(PDFName.of('ExtGState'), PDFDict);
  return states?.lookup(PDFName.of(name), PDFDict).lookup(PDFName.of('ca'), PDFNumber).asNumber() ?? 1;
}

const toHex = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const unescaped = (text: string) => text.replace(/\\([\\()])/g, '$1');

/** The few operators that jsPDF writes for our sheets. */
class ContentReader {
  readonly images: ImageFound[] = [];
  readonly lines: { width: number; box: BoxMm }[] = [];
  readonly texts: string[] = [];
  readonly filled: BoxMm[] = [];
  readonly inks: InkFound[] = [];
  curves = 0;
  private points: number[] = [];
  private colours = { fill: '', line: '' };
  private opacity = 1;
  private readonly page: PDFPage;
  private readonly stack: Matrix[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private lineWidth = 1;
  private from: readonly [number, number] = [0, 0];

  constructor(page: PDFPage) {
    this.page = page;
    for (const line of contentOf(page).split('\n')) this.read(line.trim());
  }

  private read(line: string) {
    const words = line.split(/\s+/);
    const operator = words.at(-1);
    const numbers = words.slice(0, -1).map(Number);
    if (operator === 'q') this.stack.push(this.matrix);
    else if (operator === 'Q') this.matrix = this.stack.pop() ?? [1, 0, 0, 1, 0, 0];
    else if (operator === 'cm') this.matrix = times(numbers as Matrix, this.matrix);
    else if (operator === 'Do') this.addImage(words[0]?.slice(1) ?? '');
    else if (operator === 'Tj') this.texts.push(unescaped(line.slice(line.indexOf('(') + 1, line.lastIndexOf(')'))));
    else if (operator === 'gs') this.opacity = opacityOf(this.page, words[0]?.slice(1) ?? '');
    else if (operator === 'rg') this.colours.fill = toHex(numbers);
    else if (operator === 'RG') this.colours.line = toHex(numbers);
    else {
      this.readInk(operator, numbers);
      this.readPath(operator, numbers);
    }
  }

  private readInk(operator: string | undefined, numbers: readonly number[]) {
    const { height } = this.page.getMediaBox();
    if (operator === 'm' || operator === 'l' || operator === 'c')
      this.points.push(...numbers.map((value, at) => pointsToMm(at % 2 === 0 ? value : height - value)));
    if (operator === 'f' || operator === 'S') {
      const isFilled = operator === 'f';
      const { points, opacity } = this;
      const colour = isFilled ? this.colours.fill : this.colours.line;
      if (points.length > 0) this.inks.push({ points, isFilled, colour, opacity });
    }
    if (operator === 'f' || operator === 'S' || operator === 'n') this.points = [];
  }

  private readPath(operator: string | undefined, numbers: readonly number[]) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    const pageHeight = this.page.getMediaBox().height;
    if (operator === 'w') this.lineWidth = x;
    else if (operator === 'm') this.from = [x, y];
    else if (operator === 'l') this.lines.push({ width: this.lineWidth, box: toBox([this.from, [x, y]], pageHeight) });
    else if (operator === 'c') this.curves += 1;
    else if (operator === 're')
      this.filled.push(
        toBox(
          [
            [x, y],
            [x + width, y + height],
          ],
          pageHeight,
        ),
      );
  }

  private addImage(name: string) {
    const [a, b, c, d, e, f] = this.matrix;
    const corners = [
      [e, f],
      [e + a, f + b],
      [e + c, f + d],
      [e + a + c, f + b + d],
    ] as const;
    const box = toBox(corners, this.page.getMediaBox().height);
    this.images.push({ box, up: upOf(this.matrix), bytes: imageBytes(this.page, name) });
  }
}

export async function readSheets(file: ArrayBuffer): Promise<readonly PageFound[]> {
  const doc = await PDFDocument.load(file);
  return doc.getPages().map((page) => {
    const { images, lines, texts, curves, filled, inks } = new ContentReader(page);
    const { height } = page.getMediaBox();
    const box = ({ x, y, width, height: tall }: ReturnType<PDFPage['getMediaBox']>) =>
      toBox(
        [
          [x, y],
          [x + width, y + tall],
        ],
        height,
      );
    return {
      media: box(page.getMediaBox()),
      trim: box(page.getTrimBox()),
      bleed: box(page.getBleedBox()),
      images,
      lines,
      texts,
      curves,
      filled,
      inks,
    };
  });
}

export interface FileFound {
  readonly imageCount: number;
  readonly printScaling: string | undefined;
  readonly title: string | undefined;
  readonly boxesSet: readonly string[];
}

export async function readFile(file: ArrayBuffer): Promise<FileFound> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const objects = doc.context.enumerateIndirectObjects().map(([, object]) => object);
  const images = objects.filter(
    (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
  );
  const preferences = doc.catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict);
  const first = doc.getPages()[0];
  const boxes = ['MediaBox', 'TrimBox', 'BleedBox'].filter((name) => {
    const box = first?.node.get(PDFName.of(name));
    return box instanceof PDFArray && box.asArray().every((side) => side instanceof PDFNumber);
  });
  return {
    imageCount: images.length,
    printScaling: preferences?.get(PDFName.of('PrintScaling'))?.toString(),
    title: doc.getTitle(),
    boxesSet: boxes,
  };
}
