import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { CUSTOMER_SHEET } from '../imposition/sheet.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { type CustomerSheet, SheetTooSmallError, writeCustomerSheet } from './customer-sheet.ts';
import { PictureFormatError } from './draw-picture.ts';
import { picture } from './pictures.fixture.ts';
import { readFile, readSheets } from './read-back.fixture.ts';

const blue = await picture('blue');
const red = await picture('red', '#aa3311');
const square = defaultProfile({ width: 50, height: 50 });
const sheet = (changes: Partial<CustomerSheet> = {}): CustomerSheet => ({
  title: 'Mes aimants',
  createdAt: new Date('2026-11-20T08:00:00Z'),
  settings: CUSTOMER_SHEET,
  profile: square,
  pictures: [
    { picture: blue, copies: 2 },
    { picture: red, copies: 15 },
  ],
  ...changes,
});
const write = (changes: Partial<CustomerSheet> = {}) => readSheets(writeCustomerSheet(sheet(changes)));

describe('the sheet for the visitor', () => {
  it('is A4 to the tenth of a millimetre, turned when asked to', async () => {
    const [upright] = await write();
    expect(upright?.media.width).toBeCloseTo(210, 3);
    expect(upright?.media.height).toBeCloseTo(297, 3);
    const [lying] = await write({ settings: { ...CUSTOMER_SHEET, orientation: 'landscape' } });
    expect(lying?.media.width).toBeCloseTo(297, 3);
    expect(lying?.media.height).toBeCloseTo(210, 3);
  });

  it('shows every magnet at its true size, bleed included, where the grid has its place', async () => {
    const [first, second] = await write();
    expect(first?.images).toHaveLength(15);
    expect(second?.images).toHaveLength(2);
    first?.images.forEach(({ box }, index) => {
      expect(box.width).toBeCloseTo(54, 3);
      expect(box.height).toBeCloseTo(54, 3);
      expect(box.left).toBeCloseTo(24 + 54 * (index % 3), 3);
      expect(box.top).toBeCloseTo(13.5 + 54 * Math.floor(index / 3), 3);
    });
  });

  it('says in its boxes what is cut and what bleeds', async () => {
    const [page] = await write();
    expect(page?.trim.left).toBeCloseTo(26, 3);
    expect(page?.trim.top).toBeCloseTo(15.5, 3);
    expect(page?.trim.width).toBeCloseTo(158, 3);
    expect(page?.trim.height).toBeCloseTo(266, 3);
    expect(page?.bleed.left).toBeCloseTo(24, 3);
    expect(page?.bleed.height).toBeCloseTo(270, 3);
  });

  it('asks the printer not to scale it', async () => {
    const found = await readFile(writeCustomerSheet(sheet()));
    expect(found).toMatchObject({
      printScaling: '/None',
      title: 'Mes aimants',
      boxesSet: ['MediaBox', 'TrimBox', 'BleedBox'],
    });
  });

  it('contains each picture once, with its original bytes', async () => {
    const file = writeCustomerSheet(sheet());
    expect((await readFile(file)).imageCount).toBe(2);
    const [page] = await readSheets(file);
    expect(Buffer.from(page?.images[0]?.bytes ?? []).equals(Buffer.from(blue.bytes))).toBe(true);
    expect(Buffer.from(page?.images[14]?.bytes ?? []).equals(Buffer.from(red.bytes))).toBe(true);
  });

  it('takes PNG too', async () => {
    const png = await sharp(blue.bytes).png().toBuffer();
    const [page] = await write({ pictures: [{ picture: { id: 'png', bytes: new Uint8Array(png) }, copies: 1 }] });
    expect(page?.images[0]?.box.width).toBeCloseTo(54, 3);
    expect(page?.images[0]?.bytes.length).toBeGreaterThan(0);
  });

  it('turns pictures with their magnets', async () => {
    const wide = await picture('wide', '#228833', { width: 208, height: 148 });
    const profile = defaultProfile({ width: 100, height: 70 });
    const [page] = await write({ profile, pictures: [{ picture: wide, copies: 4 }] });
    expect(page?.images.map(({ up }) => up)).toEqual(['left', 'left', 'left', 'left']);
    expect(page?.images[0]?.box.width).toBeCloseTo(74, 3);
    expect(page?.images[0]?.box.height).toBeCloseTo(104, 3);
    expect(page?.images[0]?.box.left).toBeCloseTo(31, 3);
    expect(page?.images[3]?.box.left).toBeCloseTo(105, 3);
  });

  it('marks the cuts with hairlines off the pictures', async () => {
    const [page] = await write();
    const [mark] = page?.lines ?? [];
    expect(page?.lines).toHaveLength(32);
    expect(mark?.width).toBeCloseTo(0.25, 3);
    expect(mark?.box.left).toBeCloseTo(26, 3);
    expect(mark?.box.top).toBeCloseTo(9.5, 3);
    expect(mark?.box.height).toBeCloseTo(4, 3);
  });

  it('writes the watermark on every picture, and nothing without one', async () => {
    const [first] = await write({ watermark: 'Aperçu', footnote: 'Commande 12' });
    expect(first?.texts.filter((text) => text === 'Aperçu')).toHaveLength(15);
    expect(first?.texts).toContain('Commande 12 - 1/2');
    expect((await write())[0]?.texts).toEqual([]);
  });

  it('draws the outline of a magnet that is not a rectangle', async () => {
    const square = await write();
    const heart = await write({ profile: { ...defaultProfile({ width: 50, height: 50 }), shape: 'heart' } });
    expect(square[0]?.curves).toBe(0);
    expect(heart[0]?.curves).toBe(15 * 6);
  });

  it('reports each magnet to a progress bar', () => {
    const steps: string[] = [];
    writeCustomerSheet(sheet({ onProgress: (done, total) => steps.push(`${done}/${total}`) }));
    expect(steps).toHaveLength(17);
    expect(steps.at(-1)).toBe('17/17');
  });

  it('refuses a magnet larger than the sheet', () => {
    const profile = defaultProfile({ width: 300, height: 300 });
    expect(() => writeCustomerSheet(sheet({ profile }))).toThrow(SheetTooSmallError);
  });

  it('refuses bytes that are no picture', () => {
    const text = { id: 'notes.txt', bytes: new TextEncoder().encode('not a picture') };
    expect(() => writeCustomerSheet(sheet({ pictures: [{ picture: text, copies: 1 }] }))).toThrow(PictureFormatError);
  });
});
