import type { Ink } from '../outline/ink.ts';
import { toPathData } from '../outline/path-data.ts';
import { turnAbout, turnPath } from '../outline/turn-path.ts';
import type { StickerLayer } from './design.ts';
import { STICKER_PATHS } from './sticker-paths.ts';

export function stickerInk({ sticker, at, size, angle, colour }: StickerLayer): Ink {
  const placed = turnPath(STICKER_PATHS[sticker], [size, 0, 0, size, at.x, at.y]);
  return { path: toPathData(turnPath(placed, turnAbout(angle, at))), fill: colour, opacity: 1 };
}
