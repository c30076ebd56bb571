import type { StickerLayer } from '../design/design.ts';
import type { Ink } from '../outline/ink.ts';
import { type Box, curveBox } from '../outline/path-box.ts';
import { toPathData } from '../outline/path-data.ts';
import { turnAbout, turnPath } from '../outline/turn-path.ts';
import { STICKER_PATHS } from './sticker-paths.ts';

const upright = ({ sticker, at, size }: Pick<StickerLayer, 'sticker' | 'at' | 'size'>) =>
  turnPath(STICKER_PATHS[sticker], [size, 0, 0, size, at.x, at.y]);

export function stickerInk({ angle, colour, ...layer }: StickerLayer): Ink {
  return { path: toPathData(turnPath(upright(layer), turnAbout(angle, layer.at))), fill: colour, opacity: 1 };
}

/** The box around the ink of a sticker before it is turned, in millimetres. */
export function stickerBox(layer: Pick<StickerLayer, 'sticker' | 'at' | 'size'>): Box {
  const { x, y } = layer.at;
  return curveBox(upright(layer)) ?? { left: x, top: y, right: x, bottom: y };
}
