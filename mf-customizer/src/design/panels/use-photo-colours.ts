import type { Colour } from '@aimante/print';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLookedThumbnail } from '../../look/use-looked-thumbnail.ts';
import { settledItemAtom } from '../../photo-project/use-photo-project.ts';
import { mainColours } from './photo-colours.ts';

const SIDE = 64;
const MOST = 6;

async function readColours(address: string): Promise<Colour[]> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, SIDE, SIDE);
  return mainColours(context?.getImageData(0, 0, SIDE, SIDE).data ?? [], MOST);
}

/** Colours of the photo in the cropper, in its light and mood. None until it is read. */
export function usePhotoColours(): readonly Colour[] {
  const address = useLookedThumbnail(useAtomValue(settledItemAtom));
  const [colours, setColours] = useState<readonly Colour[]>([]);
  useEffect(() => {
    if (!address) return;
    let isCurrent = true;
    const show = (read: readonly Colour[]) => isCurrent && setColours(read);
    readColours(address).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return colours;
}
