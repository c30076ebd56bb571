import type { Colour } from '../design/design.ts';

/** One of the shapes that make a coloured glyph, from the lowest to the highest. */
export interface ColourLayer {
  readonly glyph: number;
  readonly colour: Colour;
  /** From 0 to 1. */
  readonly opacity: number;
}

const TAG = { COLR: 0x434f4c52, CPAL: 0x4350414c };
const BASE_RECORD = 6;
const LAYER_RECORD = 4;

/** Reads the tables COLR (version 0: shapes of one colour) and CPAL of a font. Empty: a font without colours. */
export function readColourLayers(font: ArrayBuffer): ReadonlyMap<number, readonly ColourLayer[]> {
  const shapes = tableOf(font, TAG.COLR);
  const palette = tableOf(font, TAG.CPAL);
  if (!shapes || !palette || shapes.getUint16(0) !== 0) return new Map();
  const [count, bases, layers] = [shapes.getUint16(2), shapes.getUint32(4), shapes.getUint32(8)];
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = bases + index * BASE_RECORD;
      const [first, length] = [shapes.getUint16(at + 2), shapes.getUint16(at + 4)];
      const own = Array.from({ length }, (__, layer) => {
        const record = layers + (first + layer) * LAYER_RECORD;
        return { glyph: shapes.getUint16(record), ...colourAt(palette, shapes.getUint16(record + 2)) };
      });
      return [shapes.getUint16(at), own] as const;
    }),
  );
}

/** The colours of a palette are blue, green, red and alpha. */
function colourAt(palette: DataView, entry: number): Pick<ColourLayer, 'colour' | 'opacity'> {
  const at = palette.getUint32(8) + (palette.getUint16(12) + entry) * 4;
  if (at + 4 > palette.byteLength) return { colour: '#1c1917', opacity: 1 };
  const parts = [2, 1, 0].map((byte) =>
    palette
      .getUint8(at + byte)
      .toString(16)
      .padStart(2, '0'),
  );
  return { colour: `#${parts.join('')}`, opacity: palette.getUint8(at + 3) / 255 };
}

function tableOf(font: ArrayBuffer, tag: number): DataView | undefined {
  const view = new DataView(font);
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    if (view.getUint32(entry) === tag) return new DataView(font, view.getUint32(entry + 8), view.getUint32(entry + 12));
  }
  return undefined;
}
