import type { jsPDF } from 'jspdf';
import type { Area, Colour } from '../design/design.ts';
import type { BoxMm } from '../imposition/box.ts';
import type { Slot } from '../imposition/layout.ts';
import type { Ink } from '../outline/ink.ts';
import { readPathData } from '../outline/path-data.ts';
import { turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { placeInSlot, toPdfPath } from './place-in-slot.ts';

/** A photo of a design, or one of its outlines, in millimetres from the top left of the cut. */
export type ArtPart =
  | {
      readonly kind: 'picture';
      readonly picture: Picture;
      readonly area: Area;
      /** What is seen of it. Undefined: all. */
      readonly clip?: string;
    }
  | { readonly kind: 'ink'; readonly ink: Ink };

/** A magnet as it is printed: one picture with bleed, or the parts of its design from the lowest to the highest. */
export type Artwork = Picture | readonly ArtPart[];

const isDesign = (artwork: Artwork): artwork is readonly ArtPart[] => Array.isArray(artwork);

/** Photos as pixels, text and shapes as outlines. Nothing leaves the bleed. */
export function drawArtwork(doc: jsPDF, artwork: Artwork, slot: Slot): void {
  if (!isDesign(artwork)) {
    drawPicture(doc, artwork, { box: slot.bleed, isRotated: slot.isRotated });
    return;
  }
  const place = placeInSlot(slot);
  doc.saveGraphicsState();
  clipTo(doc, boxPath(slot.bleed));
  for (const part of artwork) {
    doc.saveGraphicsState();
    if (part.kind === 'ink') drawInk(doc, part.ink, place);
    else {
      if (part.clip) clipTo(doc, turnPath(readPathData(part.clip), place));
      drawPicture(doc, part.picture, { box: placedBox(part.area, slot), isRotated: slot.isRotated });
    }
    doc.restoreGraphicsState();
  }
  doc.restoreGraphicsState();
}

const boxPath = ({ left, top, width, height }: BoxMm): PathStep[] => [
  { op: 'm', c: [left, top] },
  { op: 'l', c: [left + width, top] },
  { op: 'l', c: [left + width, top + height] },
  { op: 'l', c: [left, top + height] },
  { op: 'h' },
];

function clipTo(doc: jsPDF, path: readonly PathStep[]): void {
  doc.path(toPdfPath(path));
  doc.clip();
  doc.discardPath();
}

function placedBox({ left, top, width, height }: Area, { trim, isRotated }: Slot): BoxMm {
  if (!isRotated) return { left: trim.left + left, top: trim.top + top, width, height };
  return { left: trim.left + top, top: trim.top + trim.height - left - width, width: height, height: width };
}

function drawInk(doc: jsPDF, { path, fill, line, opacity }: Ink, place: Affine): void {
  const steps = toPdfPath(turnPath(readPathData(path), place));
  setOpacity(doc, opacity);
  if (fill) {
    setColour(doc, fill, 'rg');
    doc.path(steps);
    doc.fill();
  }
  if (line) {
    setColour(doc, line.colour, 'RG');
    doc.setLineWidth(line.width);
    doc.setLineJoin('round');
    doc.path(steps);
    doc.stroke();
  }
  // jsPDF does not forget an opacity with the state that it restores.
  setOpacity(doc, 1);
}

/** jsPDF rounds to hundredths, which is another colour in two of three cases. */
function setColour(doc: jsPDF, colour: Colour, operator: 'rg' | 'RG'): void {
  const parts = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(4));
  const { internal }: { readonly internal: object } = doc;
  if (!isWriter(internal)) throw new Error('This version of jsPDF writes operators elsewhere');
  internal.write(`${parts.join(' ')} ${operator}`);
}

/** The part of jsPDF that its types leave out. */
interface Writer {
  write(operators: string): void;
}

const isWriter = (internal: object): internal is Writer => 'write' in internal && typeof internal.write === 'function';

function setOpacity(doc: jsPDF, opacity: number): void {
  doc.setGState(doc.GState({ opacity, 'stroke-opacity': opacity }));
}
