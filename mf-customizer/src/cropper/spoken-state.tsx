import { useLocale, useT } from '@aimante/remote';
import { VisuallyHidden } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { formatDegrees, formatPercent } from '../crop-tools/crop-tools.tsx';
import { rotationAtom, zoomAtom } from '../crop-tools/use-crop-tools.ts';
import { shownQualityAtom } from '../photo-project/use-photo-project.ts';

/** Speaking waits until the photo lies still: nobody wants to hear every percent. */
const STILL_MS = 500;

/** "Zoom 162 %, rotation −1,5°, qualité excellente", in view. */
export function useFramingInWords(): string {
  const t = useT();
  const locale = useLocale();
  const zoom = useAtomValue(zoomAtom);
  const rotation = useAtomValue(rotationAtom);
  const quality = useAtomValue(shownQualityAtom)?.quality ?? 'good';
  return t('crop.state.text', {
    zoom: formatPercent(zoom, locale),
    rotation: formatDegrees(rotation, locale),
    quality: t(`quality.spoken.${quality}`),
  });
}

/** The same, read out. */
export function SpokenState() {
  const words = useFramingInWords();
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), STILL_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <p role="status">{spoken}</p>
    </VisuallyHidden>
  );
}
