import type { TextLayer } from '../design/design.ts';
import { joinBoxes, pathBox } from '../outline/path-box.ts';
import { readPathData, toPathData } from '../outline/path-data.ts';
import { then, turnAbout, turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import type { Typeset } from './lay-out-text.ts';

/** The same text elsewhere, so that it is shaped once and may be moved and turned for nothing. */
export const atOrigin = (layer: TextLayer): TextLayer => ({ ...layer, at: { x: 0, y: 0 }, angle: 0 });

/** The outlines of a text from `atOrigin`, at the place and angle of its layer. */
export function placeText(typeset: Typeset, { at, angle }: Pick<TextLayer, 'at' | 'angle'>): Typeset {
  const place: Affine = then([1, 0, 0, 1, at.x, at.y], turnAbout(angle, at));
  // The lines of a shadow share one outline.
  const placed = new Map<string, readonly PathStep[]>();
  for (const { path } of typeset.inks) if (!placed.has(path)) placed.set(path, turnPath(readPathData(path), place));
  const written = new Map([...placed].map(([path, steps]) => [path, toPathData(steps)]));
  const inks = typeset.inks.map((ink) => ({ ...ink, path: written.get(ink.path) ?? '' }));
  const { left, top, right, bottom } = typeset.frame;
  return {
    ...typeset,
    inks,
    box: joinBoxes(typeset.inks.flatMap(({ fill, path }) => (fill && pathBox(placed.get(path) ?? [])) || [])),
    frame: { left: left + at.x, top: top + at.y, right: right + at.x, bottom: bottom + at.y },
  };
}
