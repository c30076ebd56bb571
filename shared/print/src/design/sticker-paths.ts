import { then, turnAbout, turnPath } from '../outline/turn-path.ts';
import type { Affine } from '../recipe/affine.ts';
import { type PathStep, shapePath } from '../sizes/shape-path.ts';
import type { StickerId } from './sticker-ids.ts';

const RADIANS = Math.PI / 180;
const CENTRE = { x: 0, y: 0 };

const unit = { trim: { width: 1, height: 1 }, bleed: 0, safe: 0, cornerRadius: 0 };
const moved = (steps: readonly PathStep[], affine: Affine) => turnPath(steps, affine);
const around = (steps: readonly PathStep[]) => moved(steps, [1, 0, 0, 1, -0.5, -0.5]);

type At = readonly [number, number];

interface Leaf {
  readonly length: number;
  readonly angle: number;
  /** Half of its width, as a part of its length. */
  readonly belly?: number;
}

const disc = ([x, y]: At, radius: number): PathStep[] =>
  moved(around(shapePath({ ...unit, shape: 'round' })), [2 * radius, 0, 0, 2 * radius, x, y]);

const rod = ([x, y]: At, [width, height]: At): PathStep[] =>
  moved(shapePath({ ...unit, shape: 'rectangle' }), [width, 0, 0, height, x, y]);

/** From a point outwards, in the direction of an angle. */
function leaf([x, y]: At, { length, angle, belly = 0.3 }: Leaf): PathStep[] {
  const steps: PathStep[] = [
    { op: 'm', c: [0, 0] },
    { op: 'c', c: [0.25, -belly, 0.75, -belly, 1, 0] },
    { op: 'c', c: [0.75, belly, 0.25, belly, 0, 0] },
    { op: 'h' },
  ];
  return moved(steps, then(then([length, 0, 0, length, 0, 0], turnAbout(angle, CENTRE)), [1, 0, 0, 1, x, y]));
}

/** A star with points and dents in turn. */
function star(points: number, dent: number): PathStep[] {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 0.5 : dent;
    const angle = (index * 180) / points - 90;
    return [radius * Math.cos(angle * RADIANS), radius * Math.sin(angle * RADIANS)] as const;
  });
  return [...corners.map(([x, y], index): PathStep => ({ op: index === 0 ? 'm' : 'l', c: [x, y] })), { op: 'h' }];
}

function sparkle(): PathStep[] {
  const tips = [0, 90, 180, 270].map((angle) => turnAbout(angle, CENTRE));
  const quarter: PathStep = { op: 'c', c: [0.06, -0.18, 0.18, -0.06, 0.5, 0] };
  const curves = tips.flatMap((tip) => turnPath([quarter], tip));
  return [{ op: 'm', c: [0, -0.5] }, ...curves, { op: 'h' }];
}

const flower = (): PathStep[] => [
  ...[0, 72, 144, 216, 288].flatMap((angle) => leaf([0, 0], { length: 0.5, angle: angle - 90, belly: 0.42 })),
  ...disc([0, 0], 0.09),
];

function sprig(): PathStep[] {
  const leaves = [0.28, 0.12, -0.04, -0.2].flatMap((y, index) => {
    const length = 0.26 - index * 0.03;
    return [...leaf([0, y], { length, angle: -38 }), ...leaf([0, y], { length, angle: -142 })];
  });
  return [...rod([-0.008, -0.26], [0.016, 0.76]), ...leaves, ...leaf([0, -0.24], { length: 0.26, angle: -90 })];
}

/** Two branches that meet at the bottom and leave the top open. */
function wreath(): PathStep[] {
  const branch = (side: 1 | -1) =>
    Array.from({ length: 17 }, (_, index) => 90 - side * (28 + index * 8.6)).flatMap((angle, index) => {
      const [x, y] = [0.42 * Math.cos(angle * RADIANS), 0.42 * Math.sin(angle * RADIANS)];
      const length = 0.105 * (1 - 0.3 * Math.abs(index / 16 - 0.35));
      const along = angle - side * 90;
      return [
        ...leaf([x, y], { length, angle: along - 40, belly: 0.2 }),
        ...leaf([x, y], { length, angle: along + 40, belly: 0.2 }),
      ];
    });
  return [...branch(1), ...branch(-1)];
}

function wheat(): PathStep[] {
  const grains = Array.from({ length: 6 }, (_, index) => -0.36 + index * 0.1).flatMap((y) => [
    ...leaf([0, y + 0.1], { length: 0.17, angle: -62, belly: 0.26 }),
    ...leaf([0, y + 0.1], { length: 0.17, angle: -118, belly: 0.26 }),
  ]);
  return [
    ...leaf([0, -0.32], { length: 0.18, angle: -90, belly: 0.24 }),
    ...grains,
    ...rod([-0.007, -0.3], [0.014, 0.8]),
  ];
}

const drop = (): PathStep[] => [
  { op: 'm', c: [0, -0.5] },
  { op: 'c', c: [0.12, -0.28, 0.36, -0.04, 0.36, 0.16] },
  { op: 'c', c: [0.36, 0.36, 0.2, 0.5, 0, 0.5] },
  { op: 'c', c: [-0.2, 0.5, -0.36, 0.36, -0.36, 0.16] },
  { op: 'c', c: [-0.36, -0.04, -0.12, -0.28, 0, -0.5] },
  { op: 'h' },
];

const sun = (): PathStep[] => [
  ...disc([0, 0], 0.24),
  ...Array.from({ length: 12 }, (_, index) => index * 30).flatMap((angle) =>
    moved(rod([0.32, -0.02], [0.18, 0.04]), turnAbout(angle, CENTRE)),
  ),
];

const moon = (): PathStep[] => [
  { op: 'm', c: [0.14, -0.5] },
  { op: 'c', c: [-0.26, -0.5, -0.42, -0.2, -0.42, 0.02] },
  { op: 'c', c: [-0.42, 0.3, -0.2, 0.5, 0.06, 0.5] },
  { op: 'c', c: [0.22, 0.5, 0.36, 0.42, 0.42, 0.3] },
  { op: 'c', c: [0.1, 0.38, -0.16, 0.18, -0.16, -0.08] },
  { op: 'c', c: [-0.16, -0.26, -0.04, -0.42, 0.14, -0.5] },
  { op: 'h' },
];

const balloon = (): PathStep[] => [
  ...moved(disc([0, 0], 1), [0.3, 0, 0, 0.36, 0, -0.14]),
  { op: 'm', c: [-0.05, 0.28] },
  { op: 'l', c: [0.05, 0.28] },
  { op: 'l', c: [0, 0.2] },
  { op: 'h' },
  ...rod([-0.008, 0.27], [0.016, 0.23]),
];

const cake = (): PathStep[] => [
  ...rod([-0.42, 0.14], [0.84, 0.3]),
  ...rod([-0.3, -0.14], [0.6, 0.24]),
  ...[-0.18, 0, 0.18].flatMap((x) => [
    ...rod([x - 0.02, -0.32], [0.04, 0.15]),
    ...leaf([x, -0.34], { length: 0.15, angle: -90, belly: 0.32 }),
  ]),
  ...rod([-0.5, 0.46], [1, 0.04]),
];

/** Boxes of 1 × 1 around 0, in one colour. */
export const STICKER_PATHS: Readonly<Record<StickerId, readonly PathStep[]>> = {
  heart: around(shapePath({ ...unit, shape: 'heart' })),
  star: star(5, 0.2),
  sparkle: sparkle(),
  flower: flower(),
  leaf: leaf([-0.5, 0], { length: 1, angle: 0 }),
  sprig: sprig(),
  wreath: wreath(),
  wheat: wheat(),
  drop: drop(),
  sun: sun(),
  moon: moon(),
  balloon: balloon(),
  cake: cake(),
};
