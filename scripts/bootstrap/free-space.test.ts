import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { requireFreeSpace } from './free-space.mjs';

it('accepts a disk with enough free space', async () => {
  await expect(requireFreeSpace(tmpdir(), { gigabytes: 0.001, purpose: 'a test' })).resolves.toBeUndefined();
});

it('names the folder, what is free and what is needed', async () => {
  await expect(requireFreeSpace(tmpdir(), { gigabytes: 1e9, purpose: 'a test' })).rejects.toThrow(
    /^Not enough free space on the disk of \S+: \d+\.\d GB free, a test takes 1000000000 GB\. Free some space/,
  );
});
