export type ColourSpace = 'RGB' | 'CMYK' | 'GRAY';

/** What an ICC profile of a printer says about itself. */
export interface ColourProfile {
  readonly description: string;
  readonly space: ColourSpace;
}

/** `unreadable`: no whole ICC profile with a description. `not-a-printer`: a profile of a screen, a scanner, or other inks. */
export type ProfileFault = 'unreadable' | 'not-a-printer';

const HEADER = 128;
const TAG = 12;
const LONGEST_DESCRIPTION = 200;
const PRINTER = 'prtr';
const spaces: Readonly<Record<string, ColourSpace>> = { 'RGB ': 'RGB', CMYK: 'CMYK', GRAY: 'GRAY' };

/** Checks the header and the list of tags. Whether its tables are usable, only a conversion shows. */
export function readColourProfile(bytes: Uint8Array): ColourProfile | ProfileFault {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER + 4 || file.readUInt32BE(0) !== file.length || wordAt(file, 36) !== 'acsp')
    return 'unreadable';
  const description = descriptionIn(file);
  if (!description) return 'unreadable';
  const space = spaces[wordAt(file, 16)];
  return space && wordAt(file, 12) === PRINTER ? { description, space } : 'not-a-printer';
}

const tablePairs = [
  ['A2B0', 'A2B1'],
  ['B2A0', 'B2A1'],
] as const;

/**
 * The same profile with its perceptual tables replaced by those of relative colorimetry, because sharp always asks for
 * the perceptual ones. Version 4: to these, Little CMS moves black by a fixed step, and back by the same. To version 2, it
 * would move it back only.
 */
export function colorimetricProfile(profile: Uint8Array): Buffer {
  const file = Buffer.from(profile);
  const tags = new Map(tagsIn(file).map((tag) => [tag.name, tag]));
  for (const [perceptual, relative] of tablePairs) {
    const [target, source] = [tags.get(perceptual), tags.get(relative)];
    if (!target || !source) continue;
    file.writeUInt32BE(source.offset, target.at + 4);
    file.writeUInt32BE(source.size, target.at + 8);
  }
  file.writeUInt32BE(0x04200000, 8);
  return file;
}

interface Tag {
  readonly name: string;
  /** Where the list of tags has it. */
  readonly at: number;
  readonly offset: number;
  readonly size: number;
}

const wordAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);

/** The tags with their data inside the file. */
function tagsIn(file: Buffer): readonly Tag[] {
  const room = Math.floor((file.length - HEADER - 4) / TAG);
  const count = Math.min(file.readUInt32BE(HEADER), room);
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER + 4 + TAG * index;
    return { name: wordAt(file, at), at, offset: file.readUInt32BE(at + 4), size: file.readUInt32BE(at + 8) };
  }).filter(({ offset, size }) => offset + size <= file.length);
}

function descriptionIn(file: Buffer): string {
  const tag = tagsIn(file).find(({ name }) => name === 'desc');
  if (!tag || tag.size < 16) return '';
  const data = file.subarray(tag.offset, tag.offset + tag.size);
  const text = wordAt(data, 0) === 'mluc' ? textIn(data) : data.toString('latin1', 12, 12 + data.readUInt32BE(8));
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DESCRIPTION);
}

/** A text in several languages, as profiles of version 4 have it: the English one, or the first. */
function textIn(data: Buffer): string {
  const RECORD = 12;
  const room = Math.floor((data.length - 16) / RECORD);
  const records = Array.from({ length: Math.min(data.readUInt32BE(8), room) }, (_, index) => 16 + RECORD * index);
  const record = records.find((at) => data.toString('latin1', at, at + 2) === 'en') ?? records[0];
  if (record === undefined) return '';
  const [length, offset] = [data.readUInt32BE(record + 4), data.readUInt32BE(record + 8)];
  const text = data.subarray(offset, offset + length - (length % 2));
  return text.length % 2 === 0 ? Buffer.from(text).swap16().toString('utf16le') : '';
}
