import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepPhoto } from '../src/people/photos/keeping/keep-photo.ts';
import { type TakenPhoto, takePhoto } from '../src/people/photos/keeping/take-photo.ts';
import type { PhotoRow } from '../src/people/photos/record/photo-rows.ts';
import type { Services } from '../src/platform/services/services.ts';

const folder = join(import.meta.dirname, 'photos');

export interface PhotoAlbum {
  photoOf(services: Services, wanted: { name: string; owner: string }): Promise<PhotoRow>;
}

/** The demo customers' photos, each decoded once however many orders use it. */
export function photoAlbum(): PhotoAlbum {
  const taken = new Map<string, Promise<TakenPhoto | undefined>>();
  return {
    async photoOf(services, { name, owner }) {
      const taking = taken.get(name) ?? readFile(join(folder, `${name}.jpg`)).then(takePhoto);
      taken.set(name, taking);
      const photo = await taking;
      if (!photo) throw new Error(`The demo’s photo ${name} cannot be read`);
      return keepPhoto(services, { owner, fileName: `${name}.jpg`, photo });
    },
  };
}
