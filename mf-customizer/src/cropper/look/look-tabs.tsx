import { Button, IconButton } from '@aimante/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterTiles } from './filter-tiles.tsx';
import styles from './look.module.css';
import { SETTINGS, type Setting, useLookSettings } from './look-settings.ts';
import { LookSlider } from './look-slider.tsx';
import { RedEyes } from './red-eyes.tsx';
import { useLookInWords } from './use-look-in-words.ts';
import { useLookSpread } from './use-look-spread.ts';

const STEP = 5;

/** Light and mood in the lower half of a phone's screen: the looks, and one slider at a time. */
export function LookTabs({ hasOthers }: { readonly hasOthers: boolean }) {
  const { t } = useTranslation();
  const settings = useLookSettings();
  const [open, setOpen] = useState<Setting | 'strength' | 'redEyes'>('light');
  const words = useLookInWords();
  const spread = useLookSpread();
  const names = [...(settings.strength ? (['strength'] as const) : []), ...SETTINGS, 'redEyes' as const];
  const slider = open === 'strength' ? settings.strength : open === 'redEyes' ? undefined : settings.of(open);
  return (
    <div className={styles.narrow}>
      <FilterTiles />
      <div className={styles.names}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === open}
            aria-controls="look-setting"
            onClick={() => setOpen(name)}
          >
            {t(
              name === 'strength'
                ? 'look.strength.label'
                : name === 'redEyes'
                  ? 'look.eyes.label'
                  : `look.slider.${name}`,
            )}
          </button>
        ))}
      </div>
      <div id="look-setting" className={styles.oneSlider}>
        {slider ? <SteppedSlider slider={slider} /> : <RedEyes hasHint />}
      </div>
      <div className={styles.narrowEnd}>
        <span>{words}</span>
        {hasOthers && (
          <Button variant="text" size="small" onClick={() => void spread()}>
            {t('look.spread.short')}
          </Button>
        )}
      </div>
    </div>
  );
}

function SteppedSlider({ slider }: { readonly slider: Parameters<typeof LookSlider>[0] }) {
  const { t } = useTranslation();
  const { label, value, min, max, onMove, onEnd } = slider;
  const step = (by: number) => () => {
    onMove(Math.min(Math.max(value + by, min), max));
    onEnd();
  };
  return (
    <>
      <IconButton label={t('look.slider.less', { name: label })} onClick={step(-STEP)}>
        <Minus size={20} />
      </IconButton>
      <LookSlider {...slider} />
      <IconButton label={t('look.slider.more', { name: label })} onClick={step(STEP)}>
        <Plus size={20} />
      </IconButton>
    </>
  );
}
