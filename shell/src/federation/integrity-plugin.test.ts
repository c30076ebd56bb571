import { describe, expect, it } from '@jest/globals';
import { hashesOf } from './integrity-plugin.ts';

describe('hashesOf', () => {
  it('gives every file of a release its hash, and a file without one a hash that no file has', () => {
    const hashes = new Map(
      hashesOf({ base: '/remotes/mf-a/1/', integrity: { 'remoteEntry.js': 'sha384-abc', 'app.js': '' } }),
    );
    expect(hashes.get('/remotes/mf-a/1/remoteEntry.js')).toBe('sha384-abc');
    expect(hashes.get('/remotes/mf-a/1/app.js')).toBe('sha384-refused');
    expect(hashes.get('/remotes/mf-a/2/remoteEntry.js')).toBeUndefined();
  });
});
