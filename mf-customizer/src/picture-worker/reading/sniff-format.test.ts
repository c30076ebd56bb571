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
    ['\0\0\0\x18ftypavif', 'avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
    ['\0\0\0\x18ftypjp2 ', 'other-picture'],
    ['\0\0\0\x18ftypmp42', 'video'],
    ['\0\0\0\x14ftypqt  ', 'video'],
    ['GIF89a', 'gif'],
    ['GIF89a!\xf9\x04 one frame', 'gif'],
    ['GIF89a!\xf9\x04 one frame !\xf9\x04 and another', 'animation'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['RIFF....WEBPVP8X....\x10', 'webp'],
    ['RIFF....WEBPVP8X....\x12', 'animation'],
    ['BM6...', 'bmp'],
    ['II*\0....', 'tiff'],
    ['MM\0*....', 'tiff'],
    ['<svg xmlns="', 'unknown'],
    ['Ceci est du texte', 'unknown'],
    ['', 'unknown'],
  ])('takes %j for %s', (text, format) => {
    expect(sniffFormat(bytes(text))).toBe(format);
  });
});
