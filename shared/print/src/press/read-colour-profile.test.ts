import { describe, expect, it } from '@jest/globals';
import { grayProfile } from '../colour-charts/icc-profile.fixture.ts';
import { coatedPaper, tileProfile } from './colour-profiles.ts';
import { colorimetricProfile, readColourProfile } from './read-colour-profile.ts';

const press = Buffer.from((await coatedPaper()).profile);
const screen = Buffer.from(await tileProfile());
const changed = (change: (file: Buffer) => void): Buffer => {
  const file = Buffer.from(press);
  change(file);
  return file;
};
const tagAt = (file: Buffer, name: string) => file.indexOf(name, 128, 'latin1');

describe('the ICC profile of a printer', () => {
  it('says its description and its colour space', () => {
    expect(readColourProfile(press)).toEqual({ description: 'Coated FOGRA39L (Aimante)', space: 'CMYK' });
    const gray = Buffer.from(grayProfile(1.8));
    gray.write('prtr', 12, 'latin1');
    expect(readColourProfile(gray)).toEqual({ description: 'test', space: 'GRAY' });
  });

  it('may have its description in several languages, as in version 4', () => {
    const texts = ['Papier brillant été', 'Glossy paper'].map((text) => Buffer.from(text, 'utf16le').swap16());
    const [french = Buffer.alloc(0), english = Buffer.alloc(0)] = texts;
    const head = Buffer.alloc(16 + 24);
    head.write('mluc', 0, 'latin1');
    head.writeUInt32BE(2, 8);
    head.writeUInt32BE(12, 12);
    head.write('frFR', 16, 'latin1');
    head.writeUInt32BE(french.length, 20);
    head.writeUInt32BE(40, 24);
    head.write('enUS', 28, 'latin1');
    head.writeUInt32BE(english.length, 32);
    head.writeUInt32BE(40 + french.length, 36);
    const data = Buffer.concat([head, french, english]);
    const file = Buffer.concat([press, data]);
    file.writeUInt32BE(file.length, 0);
    const tag = tagAt(file, 'desc');
    file.writeUInt32BE(press.length, tag + 4);
    file.writeUInt32BE(data.length, tag + 8);
    expect(readColourProfile(file)).toMatchObject({ description: 'Glossy paper' });
    file.write('de', press.length + 28, 'latin1');
    expect(readColourProfile(file)).toMatchObject({ description: 'Papier brillant été' });
  });

  it.each<[string, Buffer]>([
    ['an empty file', Buffer.alloc(0)],
    ['a picture', Buffer.alloc(5000, 'GIF89a')],
    ['half a file', press.subarray(0, 9000)],
    ['a file with something behind it', Buffer.concat([press, Buffer.alloc(4)])],
    ['a file without the signature', changed((file) => file.write('icc!', 36, 'latin1'))],
    ['a file without a description', changed((file) => file.write('dsec', tagAt(file, 'desc'), 'latin1'))],
    ['a description outside the file', changed((file) => file.writeUInt32BE(99_000, tagAt(file, 'desc') + 4))],
  ])('is not %s', (_, file) => {
    expect(readColourProfile(file)).toBe('unreadable');
  });

  it.each<[string, Buffer]>([
    ['a screen', screen],
    ['a scanner', changed((file) => file.write('scnr', 12, 'latin1'))],
    ['a press with other inks', changed((file) => file.write('6CLR', 16, 'latin1'))],
  ])('is not that of %s', (_, file) => {
    expect(readColourProfile(file)).toBe('not-a-printer');
  });

  it('never reads outside its bytes', () => {
    for (let at = 128; at < 300; at += 1)
      expect(() => readColourProfile(changed((file) => file.writeUInt32BE(0xff_ff_ff_ff, at)))).not.toThrow();
  });

  it('is used with the tables of relative colorimetry', () => {
    const perceptual = changed((file) => file.writeUInt32BE(1, tagAt(file, 'B2A0') + 4));
    const used = colorimetricProfile(perceptual);
    const placeOf = (name: string) => used.readUInt32BE(tagAt(used, name) + 4);
    expect(placeOf('B2A0')).toBe(placeOf('B2A1'));
    expect(placeOf('A2B0')).toBe(placeOf('A2B1'));
    expect(perceptual.readUInt32BE(tagAt(perceptual, 'B2A0') + 4)).toBe(1);
  });
});
