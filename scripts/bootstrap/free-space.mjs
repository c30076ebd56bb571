import { statfs } from 'node:fs/promises';

const GIGABYTE = 1024 ** 3;

/** Before a long download: one clear line instead of a half install and an error of another program. */
export async function requireFreeSpace(folder, { gigabytes, purpose }) {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / GIGABYTE;
  if (free >= gigabytes) return;
  throw new Error(
    `Not enough free space on the disk of ${folder}: ${free.toFixed(1)} GB free, ${purpose} takes ${gigabytes} GB. Free some space, then try again.`,
  );
}
