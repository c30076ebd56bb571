import type { Size } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { newId } from '@aimante/shop/new-id';
import { useState } from 'react';
import { framePhoto } from '../photos/frame-photo.ts';
import { isFitPhoto } from '../photos/photo-picker.tsx';
import { readPhoto } from '../photos/read-photo.ts';
import { type ChosenPhoto, copiesOf, withPicked } from './chosen-photos.ts';

type Fault = 'unfit' | 'unreadable' | 'needsServer' | 'tooMany';

/** The photos that the customer chooses for the magnets of one line, each centred in the shape of the magnet. */
export function usePickedPhotos(size: Size, missing: number) {
  const { api } = usePlatform();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [fault, setFault] = useState<Fault>();
  const [isReading, setIsReading] = useState(false);

  async function read(file: File): Promise<ChosenPhoto | Fault> {
    if (!isFitPhoto(file)) return 'unfit';
    const reading = await readPhoto(api, file);
    if ('problem' in reading) return reading.problem;
    const framed = await framePhoto(reading.photo, size).catch(() => undefined);
    return framed ? { ...framed, id: newId(), name: file.name, copies: 1 } : 'unreadable';
  }

  async function pick(files: readonly File[]) {
    setFault(undefined);
    setIsReading(true);
    let left = missing - copiesOf(photos);
    // One after the other: a phone cannot open many large photos at once.
    for (const file of files) {
      const picked = left > 0 ? await read(file) : 'tooMany';
      if (typeof picked === 'string') setFault(picked);
      else {
        left -= 1;
        setPhotos((before) => withPicked(before, [picked], missing));
      }
    }
    setIsReading(false);
  }
  return { photos, setPhotos, fault, isReading, pick };
}
