import { describe, expect, it } from '@jest/globals';
import { contentTypeOf } from './content-types.ts';

describe('the content type of a file', () => {
  it.each(['a.css', 'a.html', 'a.js', 'a.json', 'a.mjs', 'a.svg', 'a.txt', 'a.webmanifest'])(
    'names the encoding of text: %s',
    (file) => {
      expect(contentTypeOf(file)).toMatch(/; charset=utf-8$/);
    },
  );

  it('names no program for a file that is unknown', () => {
    expect(contentTypeOf('a.exe')).toBe('application/octet-stream');
  });
});
