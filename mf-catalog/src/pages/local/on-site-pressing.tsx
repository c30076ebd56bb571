import { Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { roundBadgesPicture } from '../../pictures/round-badges.ts';
import { Section } from '../../section/section.tsx';
import styles from './local-page.module.css';

const STEPS = ['send', 'press', 'leave'] as const;

export function OnSitePressing() {
  const { t } = useTranslation();
  return (
    <Section title={t('local.pressing.title')} tone="sand">
      <div className={styles.pressing}>
        <div className={styles.picture}>
          <Picture source={roundBadgesPicture} alt={t('local.pressing.picture')} sizes="(width >= 60rem) 36rem, 92vw" />
        </div>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`local.pressing.${step}.title`)}</h3>
              <p>{t(`local.pressing.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
