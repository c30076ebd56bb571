import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { readPhoto } from './read-photo.ts';

const jpeg = (inks: number) =>
  new File(
    [new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 1, 0, 1, inks, ...new Array<number>(20).fill(0)])],
    'photo.jpg',
  );
const png16 = new File(
  [new Uint8Array([0x89, ...new Array<number>(23).fill(0), 16, ...new Array<number>(20).fill(0)])],
  'photo.jpg',
);

function askServer(answer: Response) {
  const asked: string[] = [];
  const { platform } = createFakePlatform({
    api: (path) => {
      asked.push(path);
      return answer;
    },
  });
  return { api: platform.api, asked };
}

describe('a replacement photo', () => {
  it('of plain colours is printed as it is', async () => {
    const { api, asked } = askServer(new Response(null, { status: 500 }));
    const file = jpeg(3);
    expect(await readPhoto(api, file)).toEqual({ photo: file });
    expect(asked).toEqual([]);
  });

  it.each([
    ['in CMYK', jpeg(4)],
    ['with 16 bits and a wrong name', png16],
  ])('%s is the one that the server makes of it', async (_, file) => {
    const { api } = askServer(new Response('converted'));
    const reading = await readPhoto(api, file);
    expect('photo' in reading && (await reading.photo.text())).toBe('converted');
  });

  it.each([
    [422, 'unreadable'],
    [503, 'needsServer'],
  ])('has a problem where the server answers %s', async (status, problem) => {
    const { api } = askServer(new Response(null, { status }));
    expect(await readPhoto(api, jpeg(4))).toEqual({ problem });
  });

  it('that is gone from the disk is unreadable', async () => {
    const { api } = askServer(new Response());
    const gone = Object.assign(jpeg(3), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await readPhoto(api, gone)).toEqual({ problem: 'unreadable' });
  });
});
