import { describe, expect, it } from '@jest/globals';
import { sniffFormat } from './sniff-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('sniffFormat', () => {
  it.each([
    ['\xff\xd8\xff\xe0 any', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x18ftypmif1', 'heic'],
    ['\0\0\0\x18ftypmsf1', 'animation'],
    ['\0\0\0\x18ftypavif', 'other-picture'],
    ['\0\0\0\x18ftypmp42', 'video'],
    ['\0\0\0\x14ftypqt  ', 'video'],
    ['GIF89a', 'other-picture'],
    ['GIF89a!\xf9\x04 one frame', 'other-picture'],
    ['GIF89a!\xf9\x04 one frame !\xf9\x04 and another', 'animation'],
    ['RIFF....WEBPVP8 ', 'other-picture'],
    ['RIFF....WEBPVP8X....\x10', 'other-picture'],
    ['RIFF....WEBPVP8X....\x12', 'animation'],
    ['<svg xmlns="', 'unknown'],
    ['Ceci est du texte', 'unknown'],
    ['', 'unknown'],
  ])('takes %j for %s', (text, format) => {
    expect(sniffFormat(bytes(text))).toBe(format);
  });
});
