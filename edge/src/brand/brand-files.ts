import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@aimante/releases';
import type { Answer } from '../http/answer.ts';
import { contentTypeOf } from '../http/content-types.ts';

export type BrandFile = Answer & { readonly headers: { readonly etag: string } };

/** Icons and share image by path. They are few and small, so they stay in memory. */
export async function loadBrandFiles(folder: string): Promise<ReadonlyMap<string, BrandFile>> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.md'));
  const files = await Promise.all(names.map(async (name) => [`/${name}`, await loadBrandFile(folder, name)] as const));
  return new Map(files);
}

async function loadBrandFile(folder: string, name: string): Promise<BrandFile> {
  const body = await readFile(join(folder, name));
  const headers = {
    'content-type': contentTypeOf(name),
    'cache-control': 'public, max-age=86400',
    etag: `"${integrityOf(body).slice(7, 31)}"`,
  };
  return { kind: 'brand-file', status: 200, headers, body };
}
