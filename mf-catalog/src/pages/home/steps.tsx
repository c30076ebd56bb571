import { Badge, MagnetTile, Picture } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { balloonsPicture } from '../../pictures/balloons.ts';
import { giftBoxPicture } from '../../pictures/gift-box.ts';
import { Section } from '../../section/section.tsx';
import styles from './steps.module.css';

const SIZES = '(width >= 80rem) 25rem, (width >= 48rem) 30vw, 92vw';

export function Steps() {
  const { t } = useTranslation();
  return (
    <Section title={<span className={styles.title}>{t('home.steps.title')}</span>} tone="sand">
      <ol className={styles.steps}>
        <Step title={t('home.steps.personalise.title')} text={t('home.steps.personalise.text')}>
          <div className={styles.crop}>
            <Picture source={balloonsPicture} alt="" sizes={SIZES} />
            <span className={styles.frame} />
          </div>
        </Step>
        <Step title={t('home.steps.validate.title')} text={t('home.steps.validate.text')}>
          <div className={styles.door}>
            <div className={styles.magnet}>
              <MagnetTile widthMm={50} heightMm={50}>
                <Picture source={balloonsPicture} alt="" sizes="14rem" />
              </MagnetTile>
            </div>
            <Badge className={styles.quality} tone="success">
              {t('home.steps.validate.quality')}
            </Badge>
          </div>
        </Step>
        <Step title={t('home.steps.receive.title')} text={t('home.steps.receive.text')}>
          <div className={styles.whole}>
            <Picture source={giftBoxPicture} alt="" sizes={SIZES} />
          </div>
        </Step>
      </ol>
    </Section>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.scene}>{children}</div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
