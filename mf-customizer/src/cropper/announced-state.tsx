import { useLocale } from '@aimante/remote';
import { VisuallyHidden } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDegrees, formatPercent } from '../numbers.ts';
import { shownQualityAtom } from '../photo-project/use-photo-project.ts';
import { rotationAtom, zoomAtom } from './tools/use-crop-tools.ts';

/** Announce only after this pause, because every intermediate percentage would be noise. */
const STILL_MS = 500;

/** Visible text of the framing, such as "Zoom 162 %, rotation −1,5°, qualité excellente". */
export function useFramingInWords(): string {
  const { t } = useTranslation();
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

/** The same text for screen readers. */
export function AnnouncedState() {
  const words = useFramingInWords();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), STILL_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <p role="status">{announced}</p>
    </VisuallyHidden>
  );
}
