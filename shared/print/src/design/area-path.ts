import { turnAbout, turnPath } from '../outline/turn-path.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type PathStep, shapePath } from '../sizes/shape-path.ts';
import type { Area, Mask } from './design.ts';

export const centreOf = ({ left, top, width, height }: Area) => ({ x: left + width / 2, y: top + height / 2 });

const TOUCHES = 0.01;

/** The sides of an area that touch the cut run on to the edge of the bleed. */
export function intoBleed(area: Area, { trim, bleed }: Pick<PrintProfile, 'trim' | 'bleed'>): Area {
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  const left = area.left <= TOUCHES ? Math.min(area.left, -bleed) : area.left;
  const top = area.top <= TOUCHES ? Math.min(area.top, -bleed) : area.top;
  return {
    left,
    top,
    width: (right >= trim.width - TOUCHES ? Math.max(right, trim.width + bleed) : right) - left,
    height: (bottom >= trim.height - TOUCHES ? Math.max(bottom, trim.height + bleed) : bottom) - top,
  };
}

interface Outlined {
  readonly mask: Mask;
  readonly radius: number;
  readonly angle: number;
}

/** The outline of an area, turned about its centre. */
export function areaPath(area: Area, { mask, radius, angle }: Outlined): PathStep[] {
  const { left, top, width, height } = area;
  const trim = { width, height };
  const steps =
    mask === 'arch'
      ? archPath(trim)
      : shapePath({ trim, bleed: 0, safe: 0, shape: mask, cornerRadius: Math.min(radius, width / 2, height / 2) });
  return turnPath(turnPath(steps, [1, 0, 0, 1, left, top]), turnAbout(angle, centreOf(area)));
}

/** A door with a half circle above it. */
function archPath({ width, height }: { width: number; height: number }): PathStep[] {
  const rise = Math.min(width / 2, height);
  const handle = 0.5522847498;
  const [x, y] = [(width / 2) * handle, rise * handle];
  return [
    { op: 'm', c: [0, height] },
    { op: 'l', c: [0, rise] },
    { op: 'c', c: [0, rise - y, width / 2 - x, 0, width / 2, 0] },
    { op: 'c', c: [width / 2 + x, 0, width, rise - y, width, rise] },
    { op: 'l', c: [width, height] },
    { op: 'h' },
  ];
}
