import type { TextLayer } from '../design/design.ts';
import { joinBoxes, pathBox } from '../outline/path-box.ts';
import { readPathData, toPathData } from '../outline/path-data.ts';
import { then, turnAbout, turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import type { Typeset } from './lay-out-text.ts';

/** The same text elsewhere, so that it is shaped once and may be moved and turned for nothing. */
export const atOrigin = (layer: TextLayer): TextLayer => ({ ...layer, at: { x: 0, y: 0 }, angle: 0 });

/** The outlines of a text from `atOrigin`, at the place and angle of its layer. */
export function placeText(typeset: Typeset, { at, angle }: Pick<TextLayer, 'at' | 'angle'>): Typeset {
  const place: Affine = then([1, 0, 0, 1, at.x, at.y], turnAbout(angle, at));
  const inks = typeset.inks.map((ink) => ({ ...ink, path: toPathData(turnPath(readPathData(ink.path), place)) }));
  const { left, top, right, bottom } = typeset.frame;
  return {
    ...typeset,
    inks,
    box: joinBoxes(inks.flatMap(({ fill, path }) => (fill && pathBox(readPathData(path))) || [])),
    frame: { left: left + at.x, top: top + at.y, right: right + at.x, bottom: bottom + at.y },
  };
}
