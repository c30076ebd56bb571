import { describe, expect, it } from '@jest/globals';
import { CUSTOMER_SHEET } from '../imposition/sheet.ts';
import { defaultProfile } from '../sizes/print-profile.ts';
import { writeCustomerSheet } from './customer-sheet.ts';
import { picture } from './pictures.fixture.ts';
import { readFile } from './read-back.fixture.ts';
import { writeWorkshopSheets } from './workshop-sheets.ts';

const createdAt = new Date('2026-11-20T08:00:00Z');
const pictures = [{ picture: await picture('blue'), copies: 1 }];
const customerSheet = (title: string) =>
  writeCustomerSheet({
    title,
    createdAt,
    settings: CUSTOMER_SHEET,
    profile: defaultProfile({ width: 50, height: 50 }),
    pictures,
  });

const titles = [
  'Magnets 5\u00a0×\u00a05\u00a0cm',
  'Été à l’œuvre, 9\u202f€',
  'مغناطيس الصور',
  // The UTF-16 bytes of these letters include a carriage return, a parenthesis and a backslash.
  'č (Čapek) \\ ⠨ Ũ \u015c ෍ (',
  'Famille 👨‍👩‍👧 🧲',
  'A',
];

/** The information dictionary of the file, read without a PDF library. */
function rawInfo(file: ArrayBuffer): Map<string, string> {
  const text = Buffer.from(file).toString('latin1');
  const entries = [...text.matchAll(/\/(Title|Creator) <FEFF([0-9A-F]*)>/g)];
  return new Map(
    entries.map(([, name = '', hex = '']) => [name, Buffer.from(hex, 'hex').swap16().toString('utf16le')]),
  );
}

describe('the metadata of a PDF', () => {
  it.each(titles)('reads back as it was written: %s', async (title) => {
    const file = customerSheet(title);
    expect((await readFile(file)).title).toBe(title);
    expect(Object.fromEntries(rawInfo(file))).toEqual({ Title: title, Creator: 'Aimanté' });
  });

  it('applies to the sheets of the workshop too', async () => {
    const file = writeWorkshopSheets({ title: 'Lot L-26-0001\u00a0· v2 ✂', createdAt, pages: [] });
    expect(rawInfo(file).get('Title')).toBe('Lot L-26-0001\u00a0· v2 ✂');
  });
});
