import { turnAbout, turnPath } from '../outline/turn-path.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import { CENTRE, corners, disc, leaf, mirrored, moved, onCircle, rod, turned } from './sticker-parts.ts';

export function sparkle(): PathStep[] {
  const quarter: PathStep = { op: 'c', c: [0.06, -0.18, 0.18, -0.06, 0.5, 0] };
  const curves = [0, 90, 180, 270].flatMap((angle) => turned([quarter], angle));
  return [{ op: 'm', c: [0, -0.5] }, ...curves, { op: 'h' }];
}

export const flower = (): PathStep[] => [
  ...[0, 72, 144, 216, 288].flatMap((angle) => leaf([0, 0], { length: 0.5, angle: angle - 90, belly: 0.42 })),
  ...disc([0, 0], 0.09),
];

export function sprig(): PathStep[] {
  const leaves = [0.28, 0.12, -0.04, -0.2].flatMap((y, index) => {
    const length = 0.26 - index * 0.03;
    return [...leaf([0, y], { length, angle: -38 }), ...leaf([0, y], { length, angle: -142 })];
  });
  return [...rod([-0.008, -0.26], [0.016, 0.76]), ...leaves, ...leaf([0, -0.24], { length: 0.26, angle: -90 })];
}

/** Two branches that meet at the bottom and leave the top open. */
export function wreath(): PathStep[] {
  const branch = (side: 1 | -1) =>
    Array.from({ length: 17 }, (_, index) => 90 - side * (28 + index * 8.6)).flatMap((angle, index) => {
      const at = onCircle(angle, 0.42);
      const length = 0.105 * (1 - 0.3 * Math.abs(index / 16 - 0.35));
      const along = angle - side * 90;
      return [
        ...leaf(at, { length, angle: along - 40, belly: 0.2 }),
        ...leaf(at, { length, angle: along + 40, belly: 0.2 }),
      ];
    });
  return [...branch(1), ...branch(-1)];
}

export function wheat(): PathStep[] {
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

export function butterfly(): PathStep[] {
  const wing: PathStep[] = [
    { op: 'm', c: [0.03, -0.06] },
    { op: 'c', c: [0.12, -0.34, 0.34, -0.46, 0.46, -0.38] },
    { op: 'c', c: [0.56, -0.3, 0.46, -0.04, 0.3, 0.02] },
    { op: 'c', c: [0.44, 0.1, 0.42, 0.36, 0.26, 0.38] },
    { op: 'c', c: [0.14, 0.4, 0.06, 0.22, 0.03, 0.08] },
    { op: 'h' },
  ];
  const feeler = moved(rod([-0.012, -0.2], [0.024, 0.2]), turnAbout(24, CENTRE));
  const feelers = moved(feeler, [1, 0, 0, 1, 0, -0.2]);
  return [...wing, ...mirrored(wing), ...rod([-0.03, -0.22], [0.06, 0.54], 0.03), ...feelers, ...mirrored(feelers)];
}

export const drop = (): PathStep[] => [
  { op: 'm', c: [0, -0.5] },
  { op: 'c', c: [0.12, -0.28, 0.36, -0.04, 0.36, 0.16] },
  { op: 'c', c: [0.36, 0.36, 0.2, 0.5, 0, 0.5] },
  { op: 'c', c: [-0.2, 0.5, -0.36, 0.36, -0.36, 0.16] },
  { op: 'c', c: [-0.36, -0.04, -0.12, -0.28, 0, -0.5] },
  { op: 'h' },
];

export const sun = (): PathStep[] => [
  ...disc([0, 0], 0.24),
  ...Array.from({ length: 12 }, (_, index) => index * 30).flatMap((angle) =>
    turned(rod([0.32, -0.02], [0.18, 0.04]), angle),
  ),
];

export const moon = (): PathStep[] => [
  { op: 'm', c: [0.14, -0.5] },
  { op: 'c', c: [-0.26, -0.5, -0.42, -0.2, -0.42, 0.02] },
  { op: 'c', c: [-0.42, 0.3, -0.2, 0.5, 0.06, 0.5] },
  { op: 'c', c: [0.22, 0.5, 0.36, 0.42, 0.42, 0.3] },
  { op: 'c', c: [0.1, 0.38, -0.16, 0.18, -0.16, -0.08] },
  { op: 'c', c: [-0.16, -0.26, -0.04, -0.42, 0.14, -0.5] },
  { op: 'h' },
];

export function snowflake(): PathStep[] {
  const twig = (angle: number) => moved(turned(rod([0, -0.018], [0.15, 0.036]), angle), [1, 0, 0, 1, 0.26, 0]);
  const arm = [...rod([0, -0.022], [0.5, 0.044]), ...twig(55), ...twig(-55)];
  return [0, 60, 120, 180, 240, 300].flatMap((angle) => turned(arm, angle - 90));
}

export const fir = (): PathStep[] => [
  ...corners([0, -0.5], [0.2, -0.2], [-0.2, -0.2]),
  ...corners([0, -0.34], [0.27, 0.08], [-0.27, 0.08]),
  ...corners([0, -0.12], [0.34, 0.36], [-0.34, 0.36]),
  ...rod([-0.05, 0.36], [0.1, 0.14]),
];

export function paw(): PathStep[] {
  const toe = turnPath(disc([0, 0], 1), [0.1, 0, 0, 0.14, 0, 0]);
  const toes = [
    { angle: -24, at: [0.15, -0.33] },
    { angle: 18, at: [0.37, -0.1] },
  ] as const;
  const right = toes.flatMap(({ angle, at }) => moved(turned(toe, -angle), [1, 0, 0, 1, ...at]));
  return [
    ...right,
    ...mirrored(right),
    { op: 'm', c: [0, -0.1] },
    { op: 'c', c: [0.14, -0.1, 0.18, 0.06, 0.28, 0.18] },
    { op: 'c', c: [0.38, 0.32, 0.3, 0.47, 0.16, 0.46] },
    { op: 'c', c: [0.08, 0.455, 0.06, 0.42, 0, 0.42] },
    { op: 'c', c: [-0.06, 0.42, -0.08, 0.455, -0.16, 0.46] },
    { op: 'c', c: [-0.3, 0.47, -0.38, 0.32, -0.28, 0.18] },
    { op: 'c', c: [-0.18, 0.06, -0.14, -0.1, 0, -0.1] },
    { op: 'h' },
  ];
}
