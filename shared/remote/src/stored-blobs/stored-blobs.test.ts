import { describe, expect, it } from '@jest/globals';
import { putWithBlobs, withBlobs } from './stored-blobs.ts';

const photo = { id: 'a', original: new File(['abc'], 'été.png', { type: 'image/png' }), preview: new Blob(['d']) };

/** A database that refuses blobs, as a private window of Safari does. */
function privateWindow() {
  const rows: object[] = [];
  const put = async (value: object) => {
    if (Object.values(value).some((part) => part instanceof Blob)) throw new DOMException('blob', 'UnknownError');
    rows.push(value);
  };
  return { rows, put };
}

describe('stored blobs', () => {
  it('are kept as they are where the browser takes them', async () => {
    const rows: object[] = [];
    await putWithBlobs(photo, async (value) => rows.push(value));
    expect(rows).toEqual([photo]);
    expect(withBlobs(photo)).toEqual(photo);
  });

  it('are kept as bytes where the browser refuses them, and come back with name and type', async () => {
    const { rows, put } = privateWindow();
    await putWithBlobs(photo, put);
    const back = withBlobs(rows[0] as typeof photo);
    expect(back.id).toBe('a');
    expect(back.original).toBeInstanceOf(File);
    expect([back.original.name, back.original.type]).toEqual(['été.png', 'image/png']);
    expect(new TextDecoder().decode(await back.original.arrayBuffer())).toBe('abc');
    expect(new TextDecoder().decode(await back.preview.arrayBuffer())).toBe('d');
  });

  it('pass on an error that has another reason, and try nothing else on a full disk', async () => {
    let tries = 0;
    const full = async () => {
      tries += 1;
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(putWithBlobs({ id: 'a' }, full)).rejects.toThrow('full');
    await expect(putWithBlobs(photo, full)).rejects.toThrow('full');
    expect(tries).toBe(2);
  });
});
