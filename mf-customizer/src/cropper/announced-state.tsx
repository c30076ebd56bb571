import { useLocale } from '@aimante/remote';
import { VisuallyHidden } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsAtom, swappingAtom } from '../collage/collage-state.ts';
import { useDesignInWords, useLayerInWords } from '../design/use-design-in-words.ts';
import { formatDegrees, formatPercent } from '../numbers.ts';
import { shownQualityAtom, usePhotoProject } from '../photo-project/use-photo-project.ts';
import { toolAtom } from './look/look-atoms.ts';
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

/** "Case 2 sur 4, plage.jpg.", or how to swap it. Empty: the magnet has one photo. */
function useCellInWords(): string {
  const { t } = useTranslation();
  const cells = useAtomValue(cellsAtom);
  const [{ photos }] = usePhotoProject();
  const swapping = useAtomValue(swappingAtom);
  const swapped = cells.findIndex(({ index }) => index === swapping);
  if (swapped >= 0) return t('collage.cell.swapping', { cell: swapped + 1 });
  const place = cells.findIndex(({ isChosen }) => isChosen);
  const name = photos[cells[place]?.photo?.photoId ?? '']?.name;
  return place < 0 ? '' : t('collage.cell.chosen', { cell: place + 1, count: cells.length, name });
}

/** Id of the element that describes the stage. */
export const WORDS_ID = 'stage-words';

/**
 * The stage for screen readers: all of it as a description, and what the chosen tool changes as a status after each
 * change.
 */
export function AnnouncedState() {
  const tool = useAtomValue(toolAtom);
  const [cell, framing, design, layer] = [useCellInWords(), useFramingInWords(), useDesignInWords(), useLayerInWords()];
  const changed = {
    crop: framing,
    text: layer,
    sticker: layer,
    look: design,
    frame: design,
    template: design,
    dates: design,
  }[tool];
  const words = [cell, changed || framing].filter(Boolean).join(' ');
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), STILL_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <p id={WORDS_ID}>{[cell, `${framing}.`, design, layer].filter(Boolean).join(' ')}</p>
      <p role="status">{announced}</p>
    </VisuallyHidden>
  );
}
