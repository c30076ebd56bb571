import type { PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';

const sizes = { A4: [210, 297], A3: [297, 420], SRA3: [320, 450] } as const;

interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Width and height of the paper, in millimetres. */
export function paperOf({ sheet, orientation }: Pick<PrintBatchDetail, 'sheet' | 'orientation'>): Paper {
  const [short, long] = sizes[sheet];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}

/** Width and height of a tile on the paper, read from its size: `50 × 70 mm`. */
export function sidesOf({ size, rotated }: Pick<PrintTile, 'size' | 'rotated'>): [number, number] {
  const [width = 50, height = width] = (size.match(/\d+(?:[.,]\d+)?/g) ?? []).map((part) =>
    Number(part.replace(',', '.')),
  );
  return rotated ? [height, width] : [width, height];
}

type Placed = Pick<PrintTile, 'size' | 'rotated' | 'xMm' | 'yMm'>;

/** Place of a tile as CSS lengths, in parts of the paper. */
export function placeOn(paper: Paper, tile: Placed) {
  const [width, height] = sidesOf(tile);
  const part = (length: number, of: number) => `${(length / of) * 100}%`;
  return {
    insetInlineStart: part(tile.xMm, paper.width),
    insetBlockStart: part(tile.yMm, paper.height),
    inlineSize: part(width, paper.width),
    blockSize: part(height, paper.height),
  };
}

/** The area of the tiles divided by that of the whole sheet, margins included. */
export function fillOf(batch: Pick<PrintBatchDetail, 'sheet' | 'orientation'>, tiles: readonly Placed[]): number {
  const paper = paperOf(batch);
  const magnets = tiles.reduce((sum, tile) => {
    const [width, height] = sidesOf(tile);
    return sum + width * height;
  }, 0);
  return magnets / (paper.width * paper.height);
}
