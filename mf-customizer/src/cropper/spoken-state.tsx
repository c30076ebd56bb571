import { useLocale, useT } from '@aimante/remote';
import { VisuallyHidden } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { describeFraming } from '../crop-tools/use-crop-tools.ts';
import { shownQualityAtom, shownRecipeAtom } from '../photo-project/use-photo-project.ts';

/** Speaking waits until the photo lies still: nobody wants to hear every percent. */
const STILL_MS = 500;

/** "Zoom 162 %, rotation −1,5°, qualité excellente", in view. */
export function useFramingInWords(): string {
  const t = useT();
  const locale = useLocale();
  const recipe = useAtomValue(shownRecipeAtom);
  const quality = useAtomValue(shownQualityAtom)?.quality ?? 'good';
  return recipe
    ? t('crop.state.text', { ...describeFraming(recipe, locale), quality: t(`quality.spoken.${quality}`) })
    : '';
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
