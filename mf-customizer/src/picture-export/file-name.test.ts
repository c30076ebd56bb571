import { describe, expect, it } from '@jest/globals';
import { fileStem, numberedNames } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Été à la plage.JPG', 'ete-a-la-plage'],
    ['IMG_4821.jpeg', 'img-4821'],
    ['../../etc/passwd', 'etc-passwd'],
    ['日本.png', 'photo'],
  ])('of %s is %s', (name, stem) => {
    expect(fileStem(name)).toBe(stem);
  });

  it('is there once in an archive, in order', () => {
    expect(numberedNames(['a.jpg', 'a.jpg'])).toEqual(['01-a.png', '02-a.png']);
  });
});
