import { isNeutralLook } from '@aimante/print';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { FilterTiles } from './filter-tiles.tsx';
import styles from './look.module.css';
import { SETTINGS, useLookSettings } from './look-settings.ts';
import { LookSlider } from './look-slider.tsx';
import { RedEyes } from './red-eyes.tsx';
import { useLook } from './use-look.ts';

/** Light and mood beside the stage, for wide windows. */
export function LookPanel() {
  const { t } = useTranslation();
  const { look, reset } = useLook();
  const settings = useLookSettings();
  return (
    <section className={styles.panel} aria-labelledby="look-title">
      <div className={styles.panelHead}>
        <h2 id="look-title">{t('look.panel.title')}</h2>
        <Button variant="text" size="small" disabled={isNeutralLook(look)} onClick={reset}>
          {t('look.reset.label')}
        </Button>
      </div>
      <FilterTiles />
      {settings.strength && <LookSlider {...settings.strength} />}
      <div className={styles.sliders}>
        {SETTINGS.map((setting) => (
          <LookSlider key={setting} {...settings.of(setting)} />
        ))}
      </div>
      <RedEyes hasHint={false} />
    </section>
  );
}
