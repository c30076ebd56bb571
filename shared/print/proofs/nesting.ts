import type * as MaxRects from 'maxrects-packer';
import { mixedDay } from '../src/imposition/mixed-day.fixture.ts';
import { planPrint } from '../src/imposition/print-run.ts';
import { fillRate } from '../src/imposition/print-sheet.ts';
import { printableArea, type SheetSettings, WORKSHOP_SHEET } from '../src/imposition/sheet.ts';

// Its main file is no ES module although its package.json says so, and the real one has no types.
const module = 'maxrects-packer/dist/maxrects-packer.mjs';
const { MaxRectsPacker } = (await import(module)) as typeof MaxRects;

/** Sheets for a mixed day of 200 magnets, beside `maxrects-packer`, which packs without guillotine cuts. */
const MAGNETS = 200;
const items = mixedDay(MAGNETS);

function rivalSheets(settings: SheetSettings): number {
  const { width, height } = printableArea(settings);
  const packer = new MaxRectsPacker(width, height, settings.gutter, {
    allowRotation: settings.isRotationAllowed,
    smart: true,
    pot: false,
    square: false,
  });
  const sizes = items.flatMap(({ profile: { trim, bleed }, copies }) =>
    Array.from({ length: copies }, () => ({ width: trim.width + 2 * bleed, height: trim.height + 2 * bleed })),
  );
  // Largest first, as the package sorts an array of its own rectangles.
  sizes.sort((one, other) => Math.max(other.width, other.height) - Math.max(one.width, one.height));
  for (const { width: wide, height: high } of sizes) packer.add(wide, high, {});
  return packer.bins.length;
}

for (const format of ['A4', 'A3'] as const)
  for (const isRotationAllowed of [true, false])
    for (const hasContours of [false, true]) {
      const settings = { ...WORKSHOP_SHEET, format, gutter: 2, isRotationAllowed };
      const started = performance.now();
      const sheets = planPrint(items, settings, { hasContours }).runs.flatMap((run) => run.sheets);
      const ms = Math.round(performance.now() - started);
      const rival = rivalSheets(settings);
      const cut = hasContours ? 'plotter' : 'guillotine';
      const turning = isRotationAllowed ? 'turning' : 'not turning';
      console.log(
        `${format}, ${cut}, ${turning}: ${sheets.length} sheets, ${Math.round(fillRate(sheets) * 100)} % filled, ${ms} ms; maxrects-packer ${rival}`,
      );
      const placed = sheets.reduce((sum, { pieces }) => sum + pieces.length, 0);
      process.send?.({
        type: 'proof',
        proof: `${format} ${cut} ${turning}: no more sheets than maxrects-packer`,
        tried: MAGNETS,
        lost: MAGNETS - placed + Math.max(0, sheets.length - rival),
      });
    }
