import { contourOnSheet } from '../imposition/contour.ts';
import { REGISTRATION_MARK, registrationMarks } from '../imposition/registration-marks.ts';
import type { Point } from '../recipe/recipe.ts';
import type { ContourPage } from './contour-page.ts';
import { flatten } from './flatten.ts';
import { CONTOUR } from './page-content.ts';

/** Layers, with the colour number that programs show them in: magenta, black and grey. */
const LAYERS = { cut: [CONTOUR, 6], marks: ['Registration', 7], sheet: ['Sheet', 8] } as const;

/** How far a line may be from its curve, in millimetres: far less than a blade is exact. */
const TOLERANCE = 0.005;
const MILLIMETRES = 4;

/** A group of DXF: its code, and its value on the next line. */
type Group = readonly [code: number, value: string | number];

const text = (value: string | number): string =>
  typeof value === 'string' || Number.isInteger(value) ? String(value) : value.toFixed(4);

const section = (name: string, groups: readonly Group[]): readonly Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

/** Coordinates always have decimals. */
const coordinate = (value: number): string => value.toFixed(4);

/**
 * The cut of a sheet as DXF (release 12, which every cutting table reads), in millimetres from the bottom left of the
 * sheet. Layers: the outline of each magnet, the marks in the corners, the edge of the paper. The outlines are those of
 * the spot colour in the file of the print shop.
 */
export function writeContourDxf({ layout, pieces }: ContourPage): string {
  const { width, height } = layout.sheet;
  const up = ({ x, y }: Point): Point => ({ x, y: height - y });
  const outlines = pieces.map(({ slot, profile }) => flatten(contourOnSheet(slot, profile), TOLERANCE).map(up));
  const paper = [up({ x: 0, y: height }), up({ x: width, y: height }), up({ x: width, y: 0 }), up({ x: 0, y: 0 })];
  const groups = [
    ...section('HEADER', header(width, height)),
    ...section('TABLES', layerTable()),
    ...section('ENTITIES', [
      ...outlines.flatMap((points) => polyline(LAYERS.cut[0], points)),
      ...registrationMarks(layout).map(up).flatMap(circle),
      ...polyline(LAYERS.sheet[0], paper),
    ]),
    [0, 'EOF'] as const,
  ];
  return groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${text(value)}\r\n`).join('');
}

const header = (width: number, height: number): readonly Group[] => [
  [9, '$ACADVER'],
  [1, 'AC1009'],
  [9, '$INSUNITS'],
  [70, MILLIMETRES],
  [9, '$MEASUREMENT'],
  [70, 1],
  [9, '$EXTMIN'],
  [10, coordinate(0)],
  [20, coordinate(0)],
  [9, '$EXTMAX'],
  [10, coordinate(width)],
  [20, coordinate(height)],
];

const layerTable = (): readonly Group[] => [
  [0, 'TABLE'],
  [2, 'LAYER'],
  [70, Object.keys(LAYERS).length],
  ...Object.values(LAYERS).flatMap(([name, colour]): readonly Group[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, colour],
    [6, 'CONTINUOUS'],
  ]),
  [0, 'ENDTAB'],
];

const at = ({ x, y }: Point): readonly Group[] => [
  [10, coordinate(x)],
  [20, coordinate(y)],
  [30, coordinate(0)],
];

/** Closed. */
const polyline = (layer: string, points: readonly Point[]): readonly Group[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, 1],
  ...at({ x: 0, y: 0 }),
  [70, 1],
  ...points.flatMap((point): readonly Group[] => [[0, 'VERTEX'], [8, layer], ...at(point)]),
  [0, 'SEQEND'],
  [8, layer],
];

const circle = (centre: Point): readonly Group[] => [
  [0, 'CIRCLE'],
  [8, LAYERS.marks[0]],
  ...at(centre),
  [40, coordinate(REGISTRATION_MARK.diameter / 2)],
];
