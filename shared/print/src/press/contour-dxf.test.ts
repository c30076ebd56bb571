import { describe, expect, it } from '@jest/globals';
import DxfParser, { type ICircleEntity, type IPolylineEntity } from 'dxf-parser';
import { planPrint } from '../imposition/print-run.ts';
import { WORKSHOP_SHEET } from '../imposition/sheet.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { writeContourDxf } from './contour-dxf.ts';

const square = defaultProfile({ width: 50, height: 70 });
const rounded: PrintProfile = { ...defaultProfile({ width: 40, height: 30 }), cornerRadius: 6 };
const round: PrintProfile = { ...defaultProfile({ width: 40, height: 40 }), shape: 'round' };
const heart: PrintProfile = { ...defaultProfile({ width: 60, height: 55 }), shape: 'heart' };

const pageOf = (...profiles: PrintProfile[]) => {
  const [sheet] = planPrint(
    profiles.map((profile) => ({ ref: profile, profile, copies: 1 })),
    WORKSHOP_SHEET,
    { hasContours: true },
  ).runs.flatMap(({ sheets }) => sheets);
  if (!sheet) throw new Error('The sheet is empty');
  return sheet;
};

/** Read by a parser that knows nothing of the writer. */
function read(text: string) {
  const found = new DxfParser().parseSync(text);
  if (!found) throw new Error('The file is not DXF');
  const onLayer = (layer: string) => found.entities.filter((entity) => entity.layer === layer);
  return {
    header: found.header,
    layers: Object.keys(found.tables.layer.layers),
    cuts: onLayer('CutContour') as IPolylineEntity[],
    marks: onLayer('Registration') as ICircleEntity[],
    paper: onLayer('Sheet') as IPolylineEntity[],
  };
}

const boxOf = ({ vertices }: IPolylineEntity) => {
  const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
};

describe('the cut of a sheet as DXF', () => {
  it('is in millimetres, with a layer for cuts, marks and paper', () => {
    const { header, layers, paper } = read(writeContourDxf(pageOf(square)));
    expect(header).toMatchObject({ $ACADVER: 'AC1009', $INSUNITS: 4, $MEASUREMENT: 1, $EXTMAX: { x: 210, y: 297 } });
    expect(layers).toEqual(['CutContour', 'Registration', 'Sheet']);
    expect(paper.map(boxOf)).toEqual([{ left: 0, right: 210, bottom: 0, top: 297 }]);
  });

  it('has a closed outline for each magnet, exactly at its cut', () => {
    const page = pageOf(square, rounded, round, heart);
    const { cuts } = read(writeContourDxf(page));
    expect(cuts).toHaveLength(page.pieces.length);
    cuts.forEach((cut, place) => {
      const { trim } = page.pieces[place]?.slot ?? { trim: { left: 0, top: 0, width: 0, height: 0 } };
      const box = boxOf(cut);
      expect(cut.shape).toBe(true);
      expect(box.left).toBeCloseTo(trim.left, 2);
      expect(box.right).toBeCloseTo(trim.left + trim.width, 2);
      expect(box.top).toBeCloseTo(297 - trim.top, 2);
      expect(box.bottom).toBeCloseTo(297 - trim.top - trim.height, 2);
    });
  });

  it('follows a circle to a hundredth of a millimetre', () => {
    const { cuts } = read(writeContourDxf(pageOf(round)));
    const [cut] = cuts;
    if (!cut) throw new Error('The cut is missing');
    const { left, right, bottom, top } = boxOf(cut);
    const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const middles = cut.vertices.map((one, place) => {
      const next = cut.vertices[(place + 1) % cut.vertices.length] ?? one;
      return { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 };
    });
    for (const { x, y } of [...cut.vertices, ...middles])
      expect(Math.abs(Math.hypot(x - centre.x, y - centre.y) - 20)).toBeLessThan(0.012);
  });

  it('has four marks in the corners', () => {
    const { marks } = read(writeContourDxf(pageOf(square)));
    expect(marks.map(({ center, radius }) => [center.x, center.y, radius])).toEqual([
      [5, 292, 1.5],
      [205, 292, 1.5],
      [205, 5, 1.5],
      [5, 5, 1.5],
    ]);
  });

  it('ends lines as the format asks, without an exponent', () => {
    const lines = writeContourDxf(pageOf(heart)).split('\r\n');
    expect(lines.at(-2)).toBe('EOF');
    expect(lines.filter((line) => /e[-+]\d/i.test(line))).toEqual([]);
  });
});
