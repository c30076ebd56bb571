import { expect, it } from '@jest/globals';
import { printedDpi } from './printed-dpi.ts';

it('the shorter fit decides how sharp a photo is printed', () => {
  const square = { width: 50.8, height: 50.8 };
  expect(printedDpi({ width: 1200, height: 600 }, square)).toBeCloseTo(300);
  expect(printedDpi({ width: 600, height: 1200 }, square)).toBeCloseTo(300);
});
