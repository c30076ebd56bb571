import { untilLoaded } from '@aimante/remote';
import { useEffect, useMemo, useState } from 'react';
import { flagKeptPhoto, hasKeptPhoto } from './kept-flag.ts';
import type { ShownPhoto } from './own-photo-file.ts';

const loadFile = () => untilLoaded(() => import(/* webpackChunkName: "own-photo" */ './own-photo-file.ts'));

export interface OwnPhotoState {
  readonly photo: ShownPhoto | undefined;
  readonly isReading: boolean;
  /** The last file could not be shown. */
  readonly isRefused: boolean;
  choose(file: File): Promise<void>;
  remove(): Promise<void>;
}

/** The visitor's own photo. Its code loads with the first photo, not with the page. */
export function useOwnPhoto(): OwnPhotoState {
  const [photo, setPhoto] = useState<ShownPhoto>();
  const [isReading, setReading] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => () => photo?.release(), [photo]);
  useEffect(() => {
    if (!hasKeptPhoto()) return;
    let isGone = false;
    async function restore() {
      const kept = await (await loadFile()).readShownPhoto();
      if (!kept) flagKeptPhoto(false);
      if (isGone) kept?.release();
      else setPhoto(kept);
    }
    void restore();
    return () => {
      isGone = true;
    };
  }, []);

  return useMemo(
    () => ({
      photo,
      isReading,
      isRefused,
      async choose(file) {
        setReading(true);
        const chosen = await (await loadFile()).chooseShownPhoto(file);
        setReading(false);
        setRefused(!chosen);
        if (!chosen) return;
        flagKeptPhoto(chosen.isKept);
        setPhoto(chosen);
      },
      async remove() {
        setPhoto(undefined);
        flagKeptPhoto(false);
        await (await loadFile()).forgetOwnPhoto();
      },
    }),
    [photo, isReading, isRefused],
  );
}
