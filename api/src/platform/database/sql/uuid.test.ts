import { describe, expect, it } from '@jest/globals';
import { readCursor, writeCursor } from './cursor.ts';
import { uuidv7 } from './uuid.ts';

describe('uuidv7', () => {
  it('is a version 7 id of its moment', () => {
    const id = uuidv7(Date.UTC(2026, 10, 20));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 20));
  });

  it('sorts by time and never repeats', () => {
    const ids = Array.from({ length: 1000 }, (_, at) => uuidv7(at));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(Array.from({ length: 1000 }, () => uuidv7(1))).size).toBe(1000);
  });
});

describe('a cursor', () => {
  it('returns as it was written', () => {
    const id = uuidv7();
    expect(readCursor(writeCursor(['été', id]))).toEqual(['été', id]);
  });

  it.each(['', 'x', '!!!', writeCursor(['a', 'no-id']), Buffer.from('{"a":1}').toString('base64url')])(
    'that nobody wrote (%p) is none',
    (text) => {
      expect(readCursor(text)).toBeUndefined();
    },
  );
});
